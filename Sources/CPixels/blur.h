#pragma once
// A blur reduces the picture, passes a box over its rows and its columns a few times, and enlarges it again. It goes
// down the picture once: a group of rows goes through all stages while it lies in the nearest caches, and what comes out
// is written over rows that nothing reads any more.

#include "CPixels.h"

/// Blue, green, red and alpha in 16 bits each: a component times 64 unless a stage says otherwise.
typedef uint64_t blur_sample __attribute__((may_alias));

/// A box of 2r+1 samples, with one more at each end that counts less; the weights add up to a power of two.
typedef struct blur_box {
  size_t radius;
  /// The weight of the outermost two samples.
  int16_t outer;
  /// By how much more the inner ones weigh.
  int16_t rise;
  /// The binary logarithm of all weights together.
  unsigned shift;
} blur_box;

/// The most passes of a box: with five, no picture differs visibly from a Gaussian's.
enum { blur_most_passes = 5 };

/// All that is known of a blur before its first pixel is read.
typedef struct blur_plan {
  pixels_area area;
  pixels_tone tone;
  blur_box box;
  size_t passes;
  /// Pixels in a sample, along each side: 1, 2, 4 or 8.
  size_t factor;
  /// Samples in a row, with those beyond the edges.
  size_t columns;
  /// Rows of samples, with those beyond the edges.
  size_t rows;
} blur_plan;

/// How many samples beyond each edge differ from those inside: the outermost goes on for ever.
static inline size_t blur_beyond(const blur_plan *plan) { return plan->factor == 1 ? 0 : 2; }

/// How many samples a box reaches to each side.
static inline size_t blur_reach(const blur_plan *plan) { return plan->box.radius + 1; }

/// How many rows go through the stages together, and how many lanes stand side by side when they are turned.
enum { blur_group = 16, blur_lanes = 4 * blur_group };

/// The memory of a blur, cut from one allocation.
typedef struct blur_memory {
  /// Rows of pixels, mixed for one row of samples, with what lies beyond the edges.
  uint16_t *mixed;
  /// The part of the next row of samples that comes from the rows above its centre.
  uint16_t *begun;
  /// The group of rows that goes through the stages.
  blur_sample *group;
  /// The last row of samples.
  blur_sample *last;
  /// The group turned on its side, with room for what the passes take off the ends.
  uint16_t *strip;
  /// For each pass down the columns, the rows that its box covers.
  uint16_t *rings[blur_most_passes];
  /// For each pass down the columns, the weighted sums of what its box covers.
  int32_t *sums[blur_most_passes];
  /// Two rows of samples enlarged along the row.
  blur_sample *wide[2];
} blur_memory;
