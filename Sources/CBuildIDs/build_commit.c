#include "CBuildIDs.h"

// Weak, so that one more object at linking says otherwise: a commit is no reason to compile anything anew.
__attribute__((weak)) const char afterimage_build_commit[] = "";

const char *build_commit(void) { return *afterimage_build_commit ? afterimage_build_commit : NULL; }
