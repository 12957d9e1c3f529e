// Comparing, a body of kernels.inc.h.

typedef struct comparison {
  size_t count;
  /// The largest difference of each byte of sixteen pixels.
  byte_lanes largest;
} comparison;

/// Compares sixteen pixels and returns those that differ, the first in the lowest bit.
static inline uint64_t compare_lanes(const uint32_t *expected, const uint32_t *actual, comparison *comparison) {
  byte_lanes a, b;
  memcpy(&a, expected, sizeof a);
  memcpy(&b, actual, sizeof b);
  byte_lanes difference = __builtin_elementwise_max(a, b) - __builtin_elementwise_min(a, b);
  comparison->largest = __builtin_elementwise_max(comparison->largest, difference);
  truth_lanes differs = __builtin_convertvector((pixel_lanes)difference != 0, truth_lanes);
  uint16_t bits;
  memcpy(&bits, &differs, sizeof bits);
  return bits;
}

/// Compares a row of so many whole tiles, and marks the columns and the row that differ.
static inline void compare_tiles(
  const uint32_t *expected, const uint32_t *actual, comparison *comparison, uint16_t row, pixels_tile *tiles,
  size_t tile_count
) {
  for (size_t i = 0; i < tile_count; i++) {
    uint64_t bits = compare_lanes(expected + i * lane_count, actual + i * lane_count, comparison);
    comparison->count += (size_t)__builtin_popcountll(bits);
    tiles[i].columns |= (uint16_t)bits;
    tiles[i].rows |= bits ? row : 0;
  }
}

/// The last pixels of a row, fewer than sixteen.
static void compare_rest(
  const uint32_t *expected, const uint32_t *actual, size_t count, comparison *comparison, uint16_t row,
  pixels_tile *tile
) {
  uint32_t rows[2][lane_count] = {0};
  memcpy(rows[0], expected, count * sizeof *expected);
  memcpy(rows[1], actual, count * sizeof *actual);
  compare_tiles(rows[0], rows[1], comparison, row, tile, 1);
}

static void compare_row(
  const uint32_t *expected, const uint32_t *actual, size_t width, comparison *comparison, uint16_t row,
  pixels_tile *tiles
) {
  size_t whole = width / pixels_tile_side, x = whole * pixels_tile_side;
  compare_tiles(expected, actual, comparison, row, tiles, whole);
  if (x < width) compare_rest(expected + x, actual + x, width - x, comparison, row, tiles + whole);
}

static pixels_difference compare(
  const uint32_t *expected, const uint32_t *actual, size_t width, size_t rows, pixels_tile *tiles
) {
  comparison comparison = {0};
  if (memcmp(expected, actual, rows * width * sizeof *expected) == 0) return (pixels_difference){0};
  for (size_t y = 0; y < rows; y++) {
    const uint32_t *a = expected + y * width, *b = actual + y * width;
    if (memcmp(a, b, width * sizeof *a) != 0) compare_row(a, b, width, &comparison, (uint16_t)(1u << y), tiles);
  }
  return (pixels_difference){comparison.count, __builtin_reduce_max(comparison.largest)};
}
