// Every body, and the table of them that PIXELS_KERNELS names; what stands before the bodies is compiled for the baseline.

#include "blur.inc.h"
#include "compare.inc.h"
#include "inflate.inc.h"
#include "mosaic.inc.h"
#include "png_bits.inc.h"
#include "png_filter.inc.h"
#include "png_rgb.inc.h"
#include "png_tokens.inc.h"
#include "png_unfilter.inc.h"
#include "png_unpack.inc.h"
#include "rgba.inc.h"

const pixels_kernels PIXELS_KERNELS = {
  .blur = blur,
  .compare = compare,
  .mosaic = mosaic,
  .filter_row = filter_row,
  .filter_cost = filter_cost,
  .inflate = inflate,
  .tokenize_row = tokenize_row,
  .count_tokens = count_tokens,
  .write_tokens = write_tokens,
  .unfilter = unfilter,
  .read_rgb = read_rgb,
  .unpack_row = unpack_row,
  .from_rgba = from_rgba,
  .to_rgba = to_rgba,
};
