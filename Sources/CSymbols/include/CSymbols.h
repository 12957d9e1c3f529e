// The outlines of the symbols that come with the product, held in the program itself.
#pragma once
#include <stddef.h>

// A line for each symbol, as Scripts/make-symbols writes them.
const unsigned char *csymbols_bytes(void);

// The number of these bytes.
size_t csymbols_length(void);
