// What the module MachO of macOS has that this project uses.
#include <mach-o/dyld.h>
