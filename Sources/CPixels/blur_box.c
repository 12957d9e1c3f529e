#include "blur.h"

/// The variance of a box of 2r+1 samples of weight 1 and two of weight f is (T + 2 f (r+1)^2) / (2r+1 + 2f), where T = r(r+1)(2r+1)/3.
blur_box blur_box_of_variance(double variance) {
  double each = variance / 3, radius = 0;
  while ((radius + 1) * (radius + 2) / 3 <= each) radius += 1;
  double inner = radius * (radius + 1) * (2 * radius + 1) / 3, outer = (radius + 1) * (radius + 1);
  double fringe = (each * (2 * radius + 1) - inner) / (2 * (outer - each));
  return (blur_box){(size_t)radius, (uint32_t)(fringe * 256 + 0.5)};
}

/// How many 16-bit lanes go through a pass together: few enough for the sums to stay in the nearest cache.
enum { strip = 128 };

/// One pass over columns: `centre` is the row of the input over which the first row of the output stands.
typedef struct box_pass {
  const uint16_t *input;
  ptrdiff_t input_rows;
  uint16_t *output;
  size_t output_rows;
  ptrdiff_t centre;
  size_t lanes;
  blur_box box;
} box_pass;

/// A row of the input; the outermost rows go on for ever.
static const uint16_t *row_at(const box_pass *pass, ptrdiff_t y) {
  ptrdiff_t last = pass->input_rows - 1;
  return pass->input + (size_t)(y < 0 ? 0 : y > last ? last : y) * pass->lanes;
}

/// The rows around one row of the output: just outside the box before and after, and the first within.
typedef struct box_edges {
  const uint16_t *restrict before;
  const uint16_t *restrict leaving;
  const uint16_t *restrict after;
} box_edges;

/// Divides by multiplying with 2^32 / total, to the nearest; exact for flat areas.
static inline void advance(
  uint32_t *restrict sums, box_edges edges, uint16_t *restrict output, size_t count, uint32_t fringe, uint32_t inverse
) {
  for (size_t i = 0; i < count; i++) {
    uint32_t before = edges.before[i], after = edges.after[i];
    uint32_t weighted = (sums[i] << 8) + fringe * (before + after);
    output[i] = (uint16_t)(((uint64_t)weighted * inverse + 0x80000000u) >> 32);
    sums[i] += after - edges.leaving[i];
  }
}

static void start(const box_pass *pass, size_t lane, size_t count, uint32_t *sums) {
  ptrdiff_t radius = (ptrdiff_t)pass->box.radius;
  for (size_t i = 0; i < count; i++) sums[i] = 0;
  for (ptrdiff_t y = pass->centre - radius; y <= pass->centre + radius; y++) {
    const uint16_t *row = row_at(pass, y) + lane;
    for (size_t i = 0; i < count; i++) sums[i] += row[i];
  }
}

static void run_strip(const box_pass *pass, size_t lane, size_t count) {
  uint32_t sums[strip], total = 256 * (2 * (uint32_t)pass->box.radius + 1) + 2 * pass->box.fringe;
  uint32_t inverse = (uint32_t)(((UINT64_C(1) << 32) + total / 2) / total), fringe = pass->box.fringe;
  ptrdiff_t radius = (ptrdiff_t)pass->box.radius;
  start(pass, lane, count, sums);
  for (size_t y = 0; y < pass->output_rows; y++) {
    ptrdiff_t centre = pass->centre + (ptrdiff_t)y;
    box_edges edges = {row_at(pass, centre - radius - 1) + lane, row_at(pass, centre - radius) + lane,
                       row_at(pass, centre + radius + 1) + lane};
    uint16_t *output = pass->output + y * pass->lanes + lane;
    if (count == strip) advance(sums, edges, output, strip, fringe, inverse);
    else advance(sums, edges, output, count, fringe, inverse);
  }
}

static void run(const box_pass *pass) {
  for (size_t lane = 0; lane < pass->lanes; lane += strip)
    run_strip(pass, lane, pass->lanes - lane < strip ? pass->lanes - lane : strip);
}

void blur_columns(blur_plane plane, blur_box box, uint64_t *scratch) {
  size_t margin = box.radius + 1, lanes = plane.width * 4;
  size_t first_rows = plane.height + 4 * margin, second_rows = plane.height + 2 * margin;
  uint16_t *samples = (uint16_t *)plane.samples;
  uint16_t *first = (uint16_t *)scratch, *second = first + first_rows * lanes;
  ptrdiff_t step = (ptrdiff_t)margin;
  run(&(box_pass){samples, (ptrdiff_t)plane.height, first, first_rows, -2 * step, lanes, box});
  run(&(box_pass){first, (ptrdiff_t)first_rows, second, second_rows, step, lanes, box});
  run(&(box_pass){second, (ptrdiff_t)second_rows, samples, plane.height, step, lanes, box});
}

blur_plane blur_transpose(blur_plane plane, uint64_t *output) {
  enum { tile = 16 };
  for (size_t top = 0; top < plane.height; top += tile)
    for (size_t left = 0; left < plane.width; left += tile)
      for (size_t y = top; y < top + tile && y < plane.height; y++)
        for (size_t x = left; x < left + tile && x < plane.width; x++)
          output[x * plane.height + y] = plane.samples[y * plane.width + x];
  return (blur_plane){output, plane.height, plane.width};
}
