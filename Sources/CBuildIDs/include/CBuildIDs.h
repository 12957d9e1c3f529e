// What was written at linking into the running program and into each library that it has loaded, to tell one build from another.
#pragma once
#include <stdbool.h>
#include <stddef.h>

/// Takes some bytes.
typedef void (*build_ids_taker)(void *context, const void *bytes, size_t count);

/// Hands over the GNU build ID of each, on macOS its UUID; a file without one is handed over whole.
/// Returns false where there is neither.
bool build_ids_hand_over(build_ids_taker take, void *context);

/// The commit that the program was built from, which Scripts/link links in; none where another has linked it.
const char *build_commit(void);
