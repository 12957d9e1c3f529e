#pragma once
#include <libxml/xmlversion.h>
// The encodings' converters are not used, and ICU's headers are not those that Foundation comes with.
#undef LIBXML_ICU_ENABLED
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
