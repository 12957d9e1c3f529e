// The files of the pages that the program serves and writes, held in the program itself: nothing is read where it runs.
//
// Scripts share one scope, in the order in which they stand here, with a line break between.

#include "CPages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// What both pages begin with.

static const unsigned char shared_style[] = {
#embed "shared/base.css"
};

static const unsigned char shared_script[] = {
#embed "shared/elements.js"
, '\n',
#embed "shared/changes.js"
, '\n',
#embed "shared/troubles.js"
, '\n',
#embed "shared/scroller.js"
, '\n',
#embed "shared/keys.js"
};

// The page of reports.

static const unsigned char report_page[] = {
#embed "report/report.html"
};

static const unsigned char report_style[] = {
#embed "report/report.css"
};

static const unsigned char report_script[] = {
#embed "report/words.js"
, '\n',
#embed "report/cases.js"
, '\n',
#embed "report/current.js"
, '\n',
#embed "report/filters.js"
, '\n',
#embed "report/rows.js"
, '\n',
#embed "report/thumbnails.js"
, '\n',
#embed "report/list.js"
, '\n',
#embed "report/pixels.js"
, '\n',
#embed "report/views.js"
, '\n',
#embed "report/stage.js"
, '\n',
#embed "report/outlines.js"
, '\n',
#embed "report/gestures.js"
, '\n',
#embed "report/lines.js"
, '\n',
#embed "report/facts.js"
, '\n',
#embed "report/viewer.js"
, '\n',
#embed "report/review.js"
, '\n',
#embed "report/server.js"
, '\n',
#embed "report/progress.js"
, '\n',
#embed "report/printing.js"
, '\n',
#embed "report/keys.js"
, '\n',
#embed "report/report.js"
};

// The studio.

static const unsigned char studio_page[] = {
#embed "studio/studio.html"
};

static const unsigned char studio_style[] = {
#embed "studio/studio.css"
};

static const unsigned char studio_script[] = {
#embed "studio/words.js"
, '\n',
#embed "studio/current.js"
, '\n',
#embed "studio/server.js"
, '\n',
#embed "studio/work.js"
, '\n',
#embed "studio/follower.js"
, '\n',
#embed "studio/listbox.js"
, '\n',
#embed "studio/details.js"
, '\n',
#embed "studio/gallery.js"
, '\n',
#embed "studio/circumstances.js"
, '\n',
#embed "studio/pictures.js"
, '\n',
#embed "studio/stage.js"
, '\n',
#embed "studio/outlines.js"
, '\n',
#embed "studio/gestures.js"
, '\n',
#embed "studio/views.js"
, '\n',
#embed "studio/strategies.js"
, '\n',
#embed "studio/options.js"
, '\n',
#embed "studio/verdict.js"
, '\n',
#embed "studio/story.js"
, '\n',
#embed "studio/lanes.js"
, '\n',
#embed "studio/playing.js"
, '\n',
#embed "studio/deck.js"
, '\n',
#embed "studio/faults.js"
, '\n',
#embed "studio/events.js"
, '\n',
#embed "studio/exporting.js"
, '\n',
#embed "studio/panels.js"
, '\n',
#embed "studio/keys.js"
, '\n',
#embed "studio/studio.js"
};

const unsigned char *cpages_shared_style(size_t *length) {
  *length = sizeof shared_style;
  return shared_style;
}

const unsigned char *cpages_shared_script(size_t *length) {
  *length = sizeof shared_script;
  return shared_script;
}

const unsigned char *cpages_report_page(size_t *length) {
  *length = sizeof report_page;
  return report_page;
}

const unsigned char *cpages_report_style(size_t *length) {
  *length = sizeof report_style;
  return report_style;
}

const unsigned char *cpages_report_script(size_t *length) {
  *length = sizeof report_script;
  return report_script;
}

const unsigned char *cpages_studio_page(size_t *length) {
  *length = sizeof studio_page;
  return studio_page;
}

const unsigned char *cpages_studio_style(size_t *length) {
  *length = sizeof studio_style;
  return studio_style;
}

const unsigned char *cpages_studio_script(size_t *length) {
  *length = sizeof studio_script;
  return studio_script;
}
