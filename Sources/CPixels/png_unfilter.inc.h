// Undoing PNG filters, a body of kernels.inc.h.

static void undo_sub(uint8_t *row, size_t length, size_t pixel) {
  for (size_t i = pixel; i < length; i++) row[i] = (uint8_t)(row[i] + row[i - pixel]);
}

static void undo_up(uint8_t *restrict row, const uint8_t *restrict above, size_t length) {
  for (size_t i = 0; i < length; i++) row[i] = (uint8_t)(row[i] + above[i]);
}

static void undo_average(uint8_t *row, const uint8_t *above, size_t length, size_t pixel) {
  for (size_t i = 0; i < length; i++) {
    unsigned left = i < pixel ? 0 : row[i - pixel], up = above ? above[i] : 0;
    row[i] = (uint8_t)(row[i] + (left + up) / 2);
  }
}

static void undo_paeth(uint8_t *row, const uint8_t *above, size_t length, size_t pixel) {
  size_t start = pixel < length ? pixel : length;
  for (size_t i = 0; i < start; i++) row[i] = (uint8_t)(row[i] + above[i]);
  for (size_t i = start; i < length; i++)
    row[i] = (uint8_t)(row[i] + paeth(row[i - pixel], above[i], above[i - pixel]));
}

/// Undoes one row's filter; above is NULL for the first row, where up predicts nothing and Paeth predicts the left.
static bool undo(int filter, uint8_t *row, const uint8_t *above, size_t length, size_t pixel) {
  switch (filter) {
    case pixels_filter_none: return true;
    case pixels_filter_sub: undo_sub(row, length, pixel); return true;
    case pixels_filter_up: if (above) undo_up(row, above, length); return true;
    case pixels_filter_average: undo_average(row, above, length, pixel); return true;
    case pixels_filter_paeth:
      if (above) undo_paeth(row, above, length, pixel);
      else undo_sub(row, length, pixel);
      return true;
    default: return false;
  }
}

static size_t unfilter(uint8_t *bytes, size_t rows, size_t length, size_t pixel_length) {
  const uint8_t *above = NULL;
  for (size_t y = 0; y < rows; y++) {
    uint8_t *row = bytes + y * (length + 1);
    if (!undo(row[0], row + 1, above, length, pixel_length)) return y;
    above = row + 1;
  }
  return rows;
}
