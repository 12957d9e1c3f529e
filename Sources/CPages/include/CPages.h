// The pages that the program serves and writes: of each a template with marks, its style, and its script.
#pragma once
#include <stddef.h>

// The style that the style of each page follows.
const unsigned char *cpages_shared_style(size_t *length);

// The script that the script of each page follows.
const unsigned char *cpages_shared_script(size_t *length);

// The template of the page of reports, in which comments mark where all else belongs.
const unsigned char *cpages_report_page(size_t *length);

// The style of the page of reports.
const unsigned char *cpages_report_style(size_t *length);

// The script of the page of reports.
const unsigned char *cpages_report_script(size_t *length);

// The template of the studio, in which comments mark where all else belongs.
const unsigned char *cpages_studio_page(size_t *length);

// The style of the studio.
const unsigned char *cpages_studio_style(size_t *length);

// The script of the studio.
const unsigned char *cpages_studio_script(size_t *length);
