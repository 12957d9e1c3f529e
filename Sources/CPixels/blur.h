#pragma once
// The stages of a blur: reduce, three box passes in each direction, tone, enlarge.
//
// Between the stages a pixel is four 16-bit lanes in one 64-bit value (blue lowest, then green, red, alpha), each
// a component times 64. A plane has one more sample than the picture on every side: what lies beyond the edge,
// where the outermost row and column of the full-size picture go on for ever. That is the whole edge rule; the
// passes after it only repeat the outermost samples.

#include "CPixels.h"

/// Rows of four-lane pixels.
typedef struct blur_plane {
  uint64_t *samples;
  size_t width;
  size_t height;
} blur_plane;

/// An area reduced by a factor of 1, 2 or 4, with a border of one sample; columns hold `(width + factor - 1) / factor + 2`.
void blur_reduce(pixels_area area, size_t factor, blur_plane output, uint32_t *scratch);

/// A box whose outermost two samples weigh less than the rest, so that its variance is exact: `2 * radius + 1` whole samples.
typedef struct blur_box {
  size_t radius;
  /// The weight of the two outermost samples, in 256ths.
  uint32_t fringe;
} blur_box;

/// The box of which three in a row have the variance of a Gaussian of `variance` square samples.
blur_box blur_box_of_variance(double variance);

/// The rows by which three passes of a box reach beyond a plane.
static inline size_t blur_reach(blur_box box) { return 3 * (box.radius + 1); }

/// Blurs the columns of a plane in place; `scratch` holds two planes that are higher by twice the reach.
void blur_columns(blur_plane plane, blur_box box, uint64_t *scratch);

/// Writes the samples of a plane with rows and columns exchanged.
blur_plane blur_transpose(blur_plane plane, uint64_t *output);

/// Applies saturation and tint to every sample, which is then a component times 32.
void blur_tone(blur_plane plane, pixels_tone tone);

/// Writes a plane over an area, enlarged by the factor by which it was reduced; `scratch` holds one row of the plane, and one of the area.
void blur_enlarge(blur_plane plane, size_t factor, pixels_area area, uint64_t *scratch);
