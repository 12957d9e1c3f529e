// The files of the page that people look at reports in, held in the program itself: nothing is read where it runs.

#include "CPages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char page[] = {
#embed "report.html"
};
static const unsigned char style[] = {
#embed "report.css"
};
// The scripts in the order of report.scripts, with a line break between.
static const unsigned char script[] = {
#embed "elements.js"
, '\n',
#embed "words.js"
, '\n',
#embed "cases.js"
, '\n',
#embed "current.js"
, '\n',
#embed "filters.js"
, '\n',
#embed "rows.js"
, '\n',
#embed "scroller.js"
, '\n',
#embed "thumbnails.js"
, '\n',
#embed "list.js"
, '\n',
#embed "pixels.js"
, '\n',
#embed "views.js"
, '\n',
#embed "stage.js"
, '\n',
#embed "outlines.js"
, '\n',
#embed "gestures.js"
, '\n',
#embed "lines.js"
, '\n',
#embed "facts.js"
, '\n',
#embed "viewer.js"
, '\n',
#embed "review.js"
, '\n',
#embed "server.js"
, '\n',
#embed "progress.js"
, '\n',
#embed "printing.js"
, '\n',
#embed "keys.js"
, '\n',
#embed "report.js"
};

const unsigned char *cpages_page(size_t *length) {
  *length = sizeof page;
  return page;
}

const unsigned char *cpages_style(size_t *length) {
  *length = sizeof style;
  return style;
}

const unsigned char *cpages_script(size_t *length) {
  *length = sizeof script;
  return script;
}
