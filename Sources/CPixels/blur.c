#include "blur.h"

#include <stdlib.h>

/// The widest Gaussian whose sums still fit 32 bits.
static const double widest_sigma = 1000;

/// How far the picture is reduced first: what the enlargement smooths must be small against the Gaussian.
static size_t reduction(double sigma) { return sigma >= 20 ? 4 : sigma >= 8 ? 2 : 1; }

/// The variance left for the boxes, in samples: reducing adds (f^2 - 1) / 12, and linear enlarging (2 f^2 + 1) / 12 on average.
static double remaining_variance(double sigma, size_t factor) {
  double square = (double)(factor * factor);
  double added = factor == 1 ? 0 : (square - 1) / 12 + (2 * square + 1) / 12;
  return (sigma * sigma - added) / square;
}

/// One allocation: the plane, its transposed copy, and room for two passes beyond its edges.
static uint64_t *allocate(blur_plane plane, blur_box box, size_t *scratch_offset) {
  size_t longer = plane.width > plane.height ? plane.width : plane.height;
  size_t across = plane.width * plane.height, beyond = 2 * blur_reach(box) * longer;
  *scratch_offset = 2 * across;
  return malloc((4 * across + 2 * beyond + 8 * longer + 64) * sizeof(uint64_t));
}

pixels_status pixels_blur(pixels_area area, double sigma, pixels_tone tone) {
  if (!(sigma >= 0 && sigma <= widest_sigma)) return pixels_out_of_range;
  if (tone.tint_opacity > 65536 || tone.saturation > 16 * 65536 || tone.saturation < -16 * 65536)
    return pixels_out_of_range;
  if (area.width == 0 || area.height == 0) return pixels_done;
  size_t factor = reduction(sigma), scratch_offset;
  blur_plane plane = {NULL, (area.width + factor - 1) / factor + 2, (area.height + factor - 1) / factor + 2};
  blur_box box = blur_box_of_variance(remaining_variance(sigma, factor));
  uint64_t *memory = allocate(plane, box, &scratch_offset), *scratch = memory + scratch_offset;
  if (!memory) return pixels_out_of_memory;
  plane.samples = memory;
  blur_reduce(area, factor, plane, (uint32_t *)scratch);
  blur_columns(plane, box, scratch);
  blur_plane turned = blur_transpose(plane, memory + plane.width * plane.height);
  blur_columns(turned, box, scratch);
  blur_transpose(turned, plane.samples);
  blur_tone(plane, tone);
  blur_enlarge(plane, factor, area, scratch);
  free(memory);
  return pixels_done;
}
