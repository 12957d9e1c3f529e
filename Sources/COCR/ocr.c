// The one place that knows libtesseract, by the functions of its C interface (tesseract/capi.h, version 5).
//
// It is loaded when the first picture is read: no command that reads none pays for it, and none needs it installed.

#include "COCR.h"
#include <dlfcn.h>
#include <stdlib.h>

#if defined(__APPLE__)
static const char *const library_names[] = {
  "libtesseract.5.dylib", "/opt/homebrew/lib/libtesseract.5.dylib", "/usr/local/lib/libtesseract.5.dylib",
};
#else
static const char *const library_names[] = {"libtesseract.so.5"};
#endif

/// Finds as much text as there is, in no particular order: PSM_SPARSE_TEXT.
static const int sparse_text = 11;

struct ocr_reader {
  void *library;
  void *handle;
  void *(*create)(void);
  void (*destroy)(void *);
  int (*set_variable)(void *, const char *, const char *);
  int (*init)(void *, const char *, const char *);
  void (*set_mode)(void *, int);
  void (*set_image)(void *, const unsigned char *, int, int, int, int);
  void (*set_resolution)(void *, int);
  char *(*text)(void *);
  void (*delete_text)(const char *);
};

/// Finds a function of the library's; 0 where it has none of that name.
static int find(void *library, const char *name, void **function) {
  *function = dlsym(library, name);
  return *function != NULL;
}

static int load(ocr_reader *reader) {
  for (size_t i = 0; reader->library == NULL && i < sizeof library_names / sizeof *library_names; i++)
    reader->library = dlopen(library_names[i], RTLD_NOW | RTLD_LOCAL);
  void *library = reader->library;
  return library != NULL
    && find(library, "TessBaseAPICreate", (void **)&reader->create)
    && find(library, "TessBaseAPIDelete", (void **)&reader->destroy)
    && find(library, "TessBaseAPISetVariable", (void **)&reader->set_variable)
    && find(library, "TessBaseAPIInit3", (void **)&reader->init)
    && find(library, "TessBaseAPISetPageSegMode", (void **)&reader->set_mode)
    && find(library, "TessBaseAPISetImage", (void **)&reader->set_image)
    && find(library, "TessBaseAPISetSourceResolution", (void **)&reader->set_resolution)
    && find(library, "TessBaseAPIGetUTF8Text", (void **)&reader->text)
    && find(library, "TessDeleteText", (void **)&reader->delete_text);
}

ocr_status ocr_open(ocr_reader **opened) {
  ocr_reader *reader = calloc(1, sizeof(ocr_reader));
  if (reader == NULL) return ocr_no_library;
  ocr_status status = load(reader) ? ocr_done : ocr_no_library;
  if (status == ocr_done) {
    reader->handle = reader->create();
    // What the library has to say to its developers is no word of ours.
    if (reader->handle != NULL) reader->set_variable(reader->handle, "debug_file", "/dev/null");
    if (reader->handle == NULL || reader->init(reader->handle, NULL, "eng") != 0) status = ocr_no_language;
    else reader->set_mode(reader->handle, sparse_text);
  }
  if (status != ocr_done) {
    ocr_close(reader);
    reader = NULL;
  }
  *opened = reader;
  return status;
}

void ocr_close(ocr_reader *reader) {
  if (reader->handle != NULL) reader->destroy(reader->handle);
  if (reader->library != NULL) dlclose(reader->library);
  free(reader);
}

char *ocr_text(ocr_reader *reader, const uint8_t *grey, int width, int height, int pixels_per_inch) {
  reader->set_image(reader->handle, grey, width, height, 1, width);
  reader->set_resolution(reader->handle, pixels_per_inch);
  return reader->text(reader->handle);
}

void ocr_free_text(ocr_reader *reader, char *text) { reader->delete_text(text); }
