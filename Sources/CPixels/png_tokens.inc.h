// Rows as tokens of runs, a body of kernels.inc.h.

enum { adler_modulus = 65521, chunk_length = 64, color_bits = 0xFFFFFF };

/// Where the output of a row stands: the next token, the counts, and the checksum as if each byte before came at the row's end.
typedef struct row_writer {
  uint32_t *next;
  uint32_t *counts;
  uint64_t sum, weighted_sum;
  size_t width;
  /// The pixel that the run in progress repeats, and its column.
  uint32_t repeated;
  size_t start;
} row_writer;

/// Which of sixteen pixels differ from the one above in another way than the pixel before them does; the first in the lowest bit.
static inline uint64_t changes_of_lanes(const uint32_t *row, const uint32_t *above) {
  byte_lanes here, there, here_before, there_before;
  memcpy(&here, row, sizeof here);
  memcpy(&there, above, sizeof there);
  memcpy(&here_before, row - 1, sizeof here_before);
  memcpy(&there_before, above - 1, sizeof there_before);
  pixel_lanes difference = (pixel_lanes)((here - there) ^ (here_before - there_before));
  truth_lanes changed = __builtin_convertvector((difference & color_bits) != 0, truth_lanes);
  uint16_t bits;
  memcpy(&bits, &changed, sizeof bits);
  return bits;
}

/// The same for 64 pixels.
static inline uint64_t changes_of_chunk(const uint32_t *row, const uint32_t *above) {
  uint64_t changes = 0;
  for (size_t i = 0; i < chunk_length; i += lane_count) changes |= changes_of_lanes(row + i, above + i) << i;
  return changes;
}

/// The same for fewer, or for those at the start of a row, which have nothing to the left.
static uint64_t changes_at_edge(const uint32_t *row, const uint32_t *above, size_t x, size_t count) {
  uint32_t rows[2][1 + chunk_length] = {0};
  size_t before = x > 0;
  memcpy(rows[0] + 1 - before, row + x - before, (count + before) * sizeof *row);
  memcpy(rows[1] + 1 - before, above + x - before, (count + before) * sizeof *row);
  uint64_t changes = changes_of_chunk(rows[0] + 1, rows[1] + 1);
  if (x == 0) changes |= 1;
  return count < chunk_length ? changes & (((uint64_t)1 << count) - 1) : changes;
}

/// The difference of two pixels, component by component, without carries between them.
static inline uint32_t residual(uint32_t pixel, uint32_t above) {
  uint32_t difference = ((pixel | 0x80808080u) - (above & 0x7F7F7F7Fu)) ^ ((pixel ^ ~above) & 0x80808080u);
  return difference & color_bits;
}

/// Adds equal pixels to the checksum: its second half weighs each byte by its distance from the end of the row.
static inline void sum_run(row_writer *writer, size_t length) {
  uint64_t red = writer->repeated >> 16, green = writer->repeated >> 8 & 255, blue = writer->repeated & 255;
  uint64_t each = red + green + blue, left = writer->width - writer->start;
  writer->sum += length * each;
  writer->weighted_sum += length * (3 * left * each - green - 2 * blue) - 3 * each * (length * (length - 1) / 2);
}

/// Writes the tokens of the run that ends before a column.
static inline void end_run(row_writer *writer, size_t end) {
  size_t length = end - writer->start, repeats = length - 1;
  uint32_t *counts = writer->counts;
  counts[writer->repeated >> 16]++;
  counts[256 + (writer->repeated >> 8 & 255)]++;
  counts[512 + (writer->repeated & 255)]++;
  if (writer->repeated != 0) sum_run(writer, length);
  size_t rest = repeats % pixels_token_longest_run, whole = repeats / pixels_token_longest_run;
  counts[pixels_count_runs + rest]++;
  *writer->next++ = writer->repeated << 8 | (uint32_t)rest;
  if (whole == 0) return;
  counts[pixels_count_runs + pixels_token_longest_run] += (uint32_t)whole;
  *writer->next++ = (uint32_t)whole << 8 | pixels_token_whole_runs;
}

static inline void write_changes(
  row_writer *writer, const uint32_t *row, const uint32_t *above, size_t x, uint64_t changes
) {
  for (; changes != 0; changes &= changes - 1) {
    size_t column = x + (size_t)__builtin_ctzll(changes);
    if (column > 0) end_run(writer, column);
    writer->start = column;
    writer->repeated = residual(row[column], above[column]);
  }
}

static void tokenize_pixels(row_writer *writer, const uint32_t *row, const uint32_t *above) {
  size_t width = writer->width, first = width < chunk_length ? width : chunk_length, x = first;
  write_changes(writer, row, above, 0, changes_at_edge(row, above, 0, first));
  for (; x + chunk_length <= width; x += chunk_length)
    write_changes(writer, row, above, x, changes_of_chunk(row + x, above + x));
  if (x < width) write_changes(writer, row, above, x, changes_at_edge(row, above, x, width - x));
}

static size_t tokenize_row(
  const uint32_t *row, const uint32_t *above, size_t width, uint32_t *tokens, uint32_t *counts,
  pixels_adler *adler
) {
  row_writer writer = {.next = tokens, .counts = counts, .width = width};
  uint64_t length = 3 * (uint64_t)width + 1;
  *writer.next++ = pixels_token_row;
  counts[pixels_count_rows]++;
  if (memcmp(row, above, width * sizeof *row) != 0) tokenize_pixels(&writer, row, above);
  end_run(&writer, width);
  writer.sum += pixels_filter_up;
  writer.weighted_sum += length * pixels_filter_up + length * adler->low;
  adler->low = (uint32_t)((adler->low + writer.sum) % adler_modulus);
  adler->high = (uint32_t)((adler->high + writer.weighted_sum) % adler_modulus);
  return (size_t)(writer.next - tokens);
}

static void count_tokens(const uint32_t *tokens, size_t count, uint32_t weight, uint32_t *counts) {
  for (size_t i = 0; i < count; i++) {
    uint32_t token = tokens[i], kind = token & 255;
    if (__builtin_expect(kind <= pixels_token_longest_run, 1)) {
      counts[token >> 24] += weight;
      counts[256 + (token >> 16 & 255)] += weight;
      counts[512 + (token >> 8 & 255)] += weight;
      counts[pixels_count_runs + kind] += weight;
    } else if (kind == pixels_token_row) {
      counts[pixels_count_rows] += weight;
    } else {
      counts[pixels_count_runs + pixels_token_longest_run] += (token >> 8) * weight;
    }
  }
}
