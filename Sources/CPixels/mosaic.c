#include "kernels.h"

#include <stdlib.h>

pixels_status pixels_mosaic(pixels_area area, size_t side) {
  if (side == 0) return pixels_out_of_range;
  if (area.width == 0 || area.height == 0) return pixels_done;
  uint32_t *sums = malloc(area.width * 4 * sizeof *sums);
  if (!sums) return pixels_out_of_memory;
  pixels_kernels_in_use()->mosaic(area, side, sums);
  free(sums);
  return pixels_done;
}
