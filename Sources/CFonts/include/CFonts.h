// The faces that come with the product, held in the program itself, so that it needs no file beside it.
#pragma once
#include <stddef.h>

// The number of faces; the indices below run from 0 up to it.
int cfonts_count(void);

// The family that the file names, such as "Afterimage Inter"; NULL for an index that is out of range.
const char *cfonts_family(int index);

// The style's name, such as "Italic"; NULL for an index that is out of range.
const char *cfonts_name(int index);

// The bytes of the TrueType file; NULL for an index that is out of range.
const unsigned char *cfonts_bytes(int index);

// The number of these bytes; 0 for an index that is out of range.
size_t cfonts_length(int index);

// Opens a nameless file with these bytes, for libraries that read fonts from paths only
// (/proc/self/fd/N or /dev/fd/N). It is closed on exec. Returns -1 with errno set on failure.
int cfonts_open(int index);

// Opens a nameless file with other bytes in the same way; the name is for listings of open files.
int cfonts_open_bytes(const char *name, const unsigned char *bytes, size_t length);
