#pragma once
// Pixel kernels: integer arithmetic only, so that every processor gives the same bytes.
// A pixel is one 32-bit value 0xAARRGGBB; a stride is the distance of two rows in bytes.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How a kernel that takes memory or ranges of arguments ended.
typedef enum pixels_status {
  pixels_done = 0,
  pixels_out_of_memory = 1,
  pixels_out_of_range = 2,
} pixels_status;

// MARK: Instruction sets

/// The instruction sets for which the kernels are compiled; all of them give the same bytes.
typedef enum pixels_level {
  /// The widest that the processor has.
  pixels_level_widest = 0,
  /// The one that every processor of the architecture has: SSE2 on x86-64, NEON on arm64.
  pixels_level_baseline = 1,
  pixels_level_avx2 = 2,
  pixels_level_avx512 = 3,
} pixels_level;

/// True where the processor can run the kernels of a level.
bool pixels_has(pixels_level level);

/// Makes the calling thread use the kernels of a level, which the processor must have, and returns the one it used before.
pixels_level pixels_use(pixels_level level);

// MARK: Effects on a rectangle of a frame

/// A rectangle of pixels in memory: its first pixel, the distance of two rows in bytes, and its extent in pixels.
typedef struct pixels_area {
  uint32_t *first;
  size_t stride;
  size_t width;
  size_t height;
} pixels_area;

/// The change of every colour after a blur: saturation first, then a tint laid over it.
typedef struct pixels_tone {
  /// The factor on the distance of each component from the luma, in 65536ths, from -16 to 16.
  int32_t saturation;
  /// The colour of the tint, 0xRRGGBB.
  uint32_t tint;
  /// How much of the tint covers the picture, in 65536ths, 0 to 65536.
  uint32_t tint_opacity;
} pixels_tone;

/// The rectangle at a column and a row of a frame that starts at `first`.
pixels_area pixels_area_of_frame(void *first, size_t stride, size_t x, size_t y, size_t width, size_t height);

/// Blurs an area in place by a Gaussian of `sigma` pixels (0 to 1000), edges extended outward, then applies a tone.
pixels_status pixels_blur(pixels_area area, double sigma, pixels_tone tone);

/// Replaces each square of `side` pixels, aligned to the top left, by its rounded mean; squares cut by an edge average what they have.
pixels_status pixels_mosaic(pixels_area area, size_t side);

// MARK: Comparing

/// How two pictures differ.
typedef struct pixels_difference {
  /// The number of pixels that differ.
  size_t count;
  /// The largest difference of a component.
  uint8_t largest;
} pixels_difference;

/// The side of a tile.
enum { pixels_tile_side = 16 };

/// Where pixels differ in a square of sixteen by sixteen: a bit for each column and each row, the first of them lowest.
typedef struct pixels_tile {
  uint16_t columns;
  uint16_t rows;
} pixels_tile;

/// Compares up to sixteen rows exactly, and sets the bits of the `(width + 15) / 16` tiles that they make.
pixels_difference pixels_compare(
  const uint32_t *expected, const uint32_t *actual, size_t width, size_t rows, pixels_tile *tiles);

// MARK: PNG, writing

/// The filters of PNG, by their numbers in the file.
typedef enum pixels_filter {
  pixels_filter_none = 0,
  pixels_filter_sub = 1,
  pixels_filter_up = 2,
  pixels_filter_average = 3,
  pixels_filter_paeth = 4,
} pixels_filter;

/// Writes a filter byte and `3 * width` filtered RGB bytes; `above` is NULL for the first row.
void pixels_filter_row(pixels_filter filter, const uint32_t *row, const uint32_t *above, size_t width, uint8_t *output);

/// Sums the filtered bytes of a row, without its filter byte, as distances from zero: a small sum compresses well.
uint64_t pixels_filter_cost(const uint8_t *filtered, size_t width);

/// A token of run-encoded rows. Its lowest byte is a number of pixels, 0 to 86, that repeat the pixel before them: red,
/// green and blue of that pixel are the bytes above. Or the lowest byte is one of two kinds:
enum {
  /// The longest run that deflate has a code for: 258 bytes.
  pixels_token_longest_run = 86,
  /// The bytes above count runs of the greatest length that follow one another.
  pixels_token_whole_runs = 254,
  /// A row starts: the byte that names its filter.
  pixels_token_row = 255,
};

/// Where tokens are counted: reds, greens and blues apart, which is faster, then rows, then runs by their length.
enum {
  pixels_count_rows = 3 * 256,
  pixels_count_runs,
  pixels_count_kinds = pixels_count_runs + pixels_token_longest_run + 1,
};

/// The two halves of an Adler-32 checksum, both below 65521.
typedef struct pixels_adler {
  uint32_t low;
  uint32_t high;
} pixels_adler;

/// Writes the tokens of a row under PNG's up filter (at most `width + 1`), counts them, and advances the checksum; returns their number.
size_t pixels_tokenize_row(
  const uint32_t *row, const uint32_t *above, size_t width, uint32_t *tokens, uint32_t *counts,
  pixels_adler *adler);

/// Adds `weight` for each of some tokens to the counts, as they were counted when their rows were tokenized; -1 takes them out again.
void pixels_count_tokens(const uint32_t *tokens, size_t count, int32_t weight, uint32_t *counts);

/// The bits of an unfinished byte, lowest first.
typedef struct pixels_bits {
  uint64_t pending;
  uint32_t count;
} pixels_bits;

/// Writes the codes of tokens and returns the number of whole bytes; `output` has room for all their bits and 8 bytes.
///
/// A code is its bits, the first of them lowest, and their number in the highest byte: 256 of bytes (up to 15 bits), then those of
/// runs by their length (up to 21 bits; a run of no pixels takes none).
size_t pixels_write_tokens(
  const uint32_t *tokens, size_t count, const uint32_t *codes, pixels_bits *bits, uint8_t *output);

// MARK: PNG, reading

/// How inflating ended.
typedef enum pixels_inflated {
  /// The output is filled exactly.
  pixels_inflated_whole = 0,
  pixels_inflated_corrupt = 1,
  pixels_inflated_too_short = 2,
  pixels_inflated_too_long = 3,
} pixels_inflated;

/// Unpacks deflate blocks that must give exactly `size` bytes; where they do, `used` is the number of bytes that they take.
pixels_inflated pixels_inflate(const uint8_t *input, size_t length, uint8_t *output, size_t size, size_t *used);

/// How the samples of a PNG row are laid out, and what they mean.
typedef struct pixels_layout {
  /// Bits in a sample: 1, 2, 4, 8 or 16.
  uint8_t depth;
  /// Samples in a pixel, 1 to 4; one or two are grey, three or four are colours.
  uint8_t channels;
  /// True where a sample is an index into the palette.
  bool indexed;
  /// True where pixels that equal `key` are transparent.
  bool keyed;
  /// The samples of the transparent colour, at their full depth.
  uint16_t key[3];
  /// The colours of an indexed picture, premultiplied.
  uint32_t palette[256];
} pixels_layout;

/// Undoes the filters of `rows` rows, each a filter byte and `length` bytes; returns the number of rows done, which is smaller at an unknown filter.
size_t pixels_unfilter(uint8_t *bytes, size_t rows, size_t length, size_t pixel_length);

/// Undoes the filters of the rows of RGB from `first` to before `end`, each a filter byte and `3 * width` bytes, below those that are done, and writes opaque pixels; returns the row after the last one done.
///
/// The rows may lie at the end of the memory of the pixels, which they never outrun.
size_t pixels_read_rgb(const uint8_t *samples, size_t first, size_t end, size_t width, uint32_t *pixels);

/// Writes the pixels of an unfiltered row, premultiplied, `step` apart; false where an index is not below `colors`.
bool pixels_unpack_row(
  const pixels_layout *layout, size_t colors, const uint8_t *samples, size_t count, uint32_t *output, size_t step);

/// Converts rows of R, G, B, A bytes, not premultiplied, to pixels, which may take the place of the bytes.
void pixels_from_rgba(const uint8_t *bytes, size_t count, uint32_t *output);

/// Converts pixels to R, G, B, A bytes, not premultiplied.
void pixels_to_rgba(const uint32_t *pixels, size_t count, uint8_t *output);
