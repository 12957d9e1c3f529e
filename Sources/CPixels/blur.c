#include "blur.h"
#include "kernels.h"

#include <stdlib.h>

/// The widest Gaussian whose boxes still have weights that differ.
static const double widest_sigma = 1000;

/// Pixels in a sample: linear enlarging is off by a level or two where a sample is wider than 5/8 of a sigma.
static size_t reduction(double sigma) {
  size_t factor = 8;
  while (factor > 1 && sigma < 1.6 * (double)factor) factor /= 2;
  return factor;
}

/// The variance left for the boxes, in samples: reducing adds (2 f^2 + 1) / 12, and linear enlarging as much on average.
static double remaining_variance(double sigma, size_t factor) {
  double square = (double)(factor * factor), added = factor == 1 ? 0 : (2 * square + 1) / 6;
  return (sigma * sigma - added) / square;
}

/// Boxes that reach no farther than the next sample are most like a Gaussian where each has a variance of 1/3.
static size_t passes_for(double variance) {
  size_t passes = 2;
  while (passes < blur_most_passes && variance * 3 >= (double)passes + 1) passes++;
  return passes;
}

/// The variance of a box of 2r+1 samples of weight 1 and two of weight f is (T + 2 f (r+1)^2) / (2r+1 + 2f), where T = r(r+1)(2r+1)/3.
static blur_box box_of_variance(double variance) {
  double radius = 0;
  while ((radius + 1) * (radius + 2) / 3 <= variance) radius += 1;
  double count = 2 * radius + 1, outermost = (radius + 1) * (radius + 1);
  double fringe = count * (variance - radius * (radius + 1) / 3) / (2 * (outermost - variance));
  // As many bits as leave 16 to each weight, and 31 to the sums.
  unsigned shift = radius == 0 ? 15 : radius == 1 ? 16 : 17;
  int32_t total = 1 << shift, inner = 2 * (int32_t)(total / (count + 2 * fringe) / 2);
  if (inner == total) inner -= 2;
  int32_t outer = (total - inner * (int32_t)count) / 2;
  return (blur_box){(size_t)radius, (int16_t)outer, (int16_t)(inner - outer), shift};
}

static blur_plan plan_of(pixels_area area, double sigma, pixels_tone tone) {
  blur_plan plan = {.area = area, .tone = tone, .factor = reduction(sigma)};
  double variance = remaining_variance(sigma, plan.factor);
  plan.passes = passes_for(variance);
  plan.box = box_of_variance(variance / (double)plan.passes);
  plan.columns = (area.width + plan.factor - 1) / plan.factor + 2 * blur_beyond(&plan);
  plan.rows = (area.height + plan.factor - 1) / plan.factor + 2 * blur_beyond(&plan);
  return plan;
}

/// Memory that is handed out piece by piece; without any, the pieces are only counted.
typedef struct supply {
  uint8_t *first;
  size_t used;
} supply;

/// Hands out whole cache lines.
static void *piece(supply *supply, size_t bytes) {
  void *piece = supply->first ? supply->first + supply->used : NULL;
  supply->used += (bytes + 63) / 64 * 64;
  return piece;
}

static blur_memory lay_out(const blur_plan *plan, supply *supply) {
  blur_memory memory = {0};
  size_t row = plan->columns * sizeof(blur_sample), reach = blur_reach(plan);
  size_t pixels = (plan->columns + 1) * plan->factor * sizeof(blur_sample);
  memory.mixed = piece(supply, pixels);
  memory.begun = piece(supply, pixels);
  memory.group = piece(supply, blur_group * row);
  memory.last = piece(supply, row);
  size_t turned = plan->columns + plan->passes * (2 * reach + 2);
  memory.strip = piece(supply, turned * blur_group * sizeof(blur_sample));
  for (size_t i = 0; i < plan->passes; i++) {
    memory.rings[i] = piece(supply, (2 * reach + 2) * row);
    memory.sums[i] = piece(supply, 2 * row);
  }
  for (size_t i = 0; i < 2; i++) memory.wide[i] = piece(supply, pixels);
  return memory;
}

pixels_status pixels_blur(pixels_area area, double sigma, pixels_tone tone) {
  if (!(sigma >= 0 && sigma <= widest_sigma)) return pixels_out_of_range;
  if (tone.tint_opacity > 65536 || tone.saturation > 16 * 65536 || tone.saturation < -16 * 65536)
    return pixels_out_of_range;
  if (area.width == 0 || area.height == 0) return pixels_done;
  blur_plan plan = plan_of(area, sigma, tone);
  supply counted = {0};
  lay_out(&plan, &counted);
  supply supply = {aligned_alloc(64, counted.used), 0};
  if (!supply.first) return pixels_out_of_memory;
  blur_memory memory = lay_out(&plan, &supply);
  pixels_kernels_in_use()->blur(&plan, &memory);
  free(supply.first);
  return pixels_done;
}
