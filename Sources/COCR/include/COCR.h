#pragma once
#include <stdint.h>

/// The outcome of a call.
typedef enum ocr_status {
  ocr_done = 0,
  /// tesseract's library is not installed, or of a version with another interface.
  ocr_no_library,
  /// The library has no data for English.
  ocr_no_language,
} ocr_status;

/// tesseract, loaded, with its data for English; for one thread at a time.
typedef struct ocr_reader ocr_reader;

/// Loads the library and its data. On success the reader is the caller's.
ocr_status ocr_open(ocr_reader **reader);

/// Frees a reader, and lets the library go.
void ocr_close(ocr_reader *reader);

/// The text in a picture of a grey byte a pixel, in UTF-8, which the caller gives back; NULL where there is none.
char *ocr_text(ocr_reader *reader, const uint8_t *grey, int width, int height, int pixels_per_inch);

/// Gives a text back.
void ocr_free_text(ocr_reader *reader, char *text);
