// Rows as tokens of runs, a body of kernels.inc.h.

enum { adler_modulus = 65521 };

/// Where the output of a row stands: the next token, the counts by kind, and the running checksum.
typedef struct row_writer {
  uint16_t *next;
  uint32_t *counts;
  uint64_t low, high;
} row_writer;

/// The difference of two pixels, component by component, without carries between them; the fourth byte is dropped.
static inline uint32_t residual(uint32_t pixel, uint32_t above) {
  uint32_t difference = ((pixel | 0x80808080u) - (above & 0x7F7F7F7Fu)) ^ ((pixel ^ ~above) & 0x80808080u);
  return difference & 0xFFFFFFu;
}

static inline void put_literal(row_writer *writer, uint32_t byte) {
  *writer->next++ = (uint16_t)byte;
  writer->counts[byte]++;
  writer->low += byte;
  writer->high += writer->low;
}

static inline void put_pixel(row_writer *writer, uint32_t pixel) {
  put_literal(writer, pixel >> 16);
  put_literal(writer, pixel >> 8 & 255);
  put_literal(writer, pixel & 255);
}

static inline void put_run_token(row_writer *writer, size_t pixels) {
  *writer->next++ = (uint16_t)(pixels_token_end + pixels);
  writer->counts[pixels_token_end + pixels]++;
}

/// Advances the checksum over `length` equal pixels in closed form.
static void sum_run(row_writer *writer, uint32_t pixel, uint64_t length) {
  uint64_t red = pixel >> 16, green = pixel >> 8 & 255, blue = pixel & 255;
  uint64_t each = red + green + blue;
  writer->low %= adler_modulus;
  writer->high += 3 * length * writer->low + 3 * each * (length * (length - 1) / 2)
                  + length * (3 * red + 2 * green + blue);
  writer->low += length * each;
  writer->high %= adler_modulus;
}

static void put_run(row_writer *writer, uint32_t pixel, size_t length) {
  if (length == 0) return;
  sum_run(writer, pixel, length);
  for (; length > pixels_token_longest_run; length -= pixels_token_longest_run)
    put_run_token(writer, pixels_token_longest_run);
  put_run_token(writer, length);
}

/// The first column from x on where the two rows differ.
static size_t end_of_equal(const uint32_t *row, const uint32_t *above, size_t x, size_t width) {
  enum { stretch = 8 };
  while (x + stretch <= width && memcmp(row + x, above + x, stretch * sizeof *row) == 0) x += stretch;
  while (x < width && residual(row[x], above[x]) == 0) x++;
  return x;
}

static size_t end_of_run(const uint32_t *row, const uint32_t *above, size_t x, size_t width, uint32_t repeated) {
  if (repeated == 0) return end_of_equal(row, above, x, width);
  while (x < width && residual(row[x], above[x]) == repeated) x++;
  return x;
}

static size_t tokenize_row(
  const uint32_t *row, const uint32_t *above, size_t width, uint16_t *tokens, uint32_t *counts, pixels_adler *adler
) {
  row_writer writer = {tokens, counts, adler->low, adler->high};
  put_literal(&writer, pixels_filter_up);
  for (size_t x = 0; x < width;) {
    uint32_t repeated = residual(row[x], above[x]);
    put_pixel(&writer, repeated);
    size_t end = end_of_run(row, above, x + 1, width, repeated);
    put_run(&writer, repeated, end - x - 1);
    x = end;
  }
  adler->low = (uint32_t)(writer.low % adler_modulus);
  adler->high = (uint32_t)(writer.high % adler_modulus);
  return (size_t)(writer.next - tokens);
}

static size_t write_tokens(
  const uint16_t *tokens, size_t count, const uint32_t *codes, const uint8_t *lengths, pixels_bits *bits,
  uint8_t *output
) {
  uint8_t *next = output;
  uint64_t pending = bits->pending;
  uint32_t filled = bits->count;
  for (size_t i = 0; i < count; i++) {
    pending |= (uint64_t)codes[tokens[i]] << filled;
    filled += lengths[tokens[i]];
    for (; filled >= 32; filled -= 32, pending >>= 32, next += 4) {
      next[0] = (uint8_t)pending;
      next[1] = (uint8_t)(pending >> 8);
      next[2] = (uint8_t)(pending >> 16);
      next[3] = (uint8_t)(pending >> 24);
    }
  }
  for (; filled >= 8; filled -= 8, pending >>= 8) *next++ = (uint8_t)pending;
  *bits = (pixels_bits){pending, filled};
  return (size_t)(next - output);
}
