// The page of reports: a template with marks, its style, and its script.
#pragma once
#include <stddef.h>

// The template, in which comments mark where all else belongs.
const unsigned char *cpages_page(size_t *length);

// The style.
const unsigned char *cpages_style(size_t *length);

// The script.
const unsigned char *cpages_script(size_t *length);
