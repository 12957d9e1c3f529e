#include "CSymbols.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char outlines[] = {
#embed "BootstrapIcons/outlines.txt"
};

const unsigned char *csymbols_bytes(void) { return outlines; }

size_t csymbols_length(void) { return sizeof outlines; }
