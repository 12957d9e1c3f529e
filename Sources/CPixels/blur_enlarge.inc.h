// Enlarging, a body of kernels.inc.h. Samples are components times 16 here: sixteen times as much still fits a lane.

/// `factor` pixels between each sample and the next; their distances start at half a pixel's width.
static inline void blur_widen(
  const blur_sample *restrict samples, size_t gaps, size_t factor, blur_sample *restrict pixels
) {
  const uint64_t half = UINT64_C(0x0008000800080008), lanes = UINT64_C(0x0FFF0FFF0FFF0FFF);
  for (size_t i = 0; i < gaps; i++, pixels += factor) {
    // All lanes as one number: what one borrows from the next for a step down is back in every sum.
    uint64_t step = (samples[i + 1] - samples[i]) * (8 / factor), mixed = samples[i] * 16 + step + half;
    for (size_t k = 0; k < factor; k++, mixed += 2 * step) pixels[k] = mixed >> 4 & lanes;
  }
}

/// Enlarges a row along the row; the first pixel lies half a sample before the left edge.
static void blur_widen_samples(const blur_plan *plan, const blur_sample *samples, blur_sample *pixels) {
  size_t gaps = plan->columns - 3;
  switch (plan->factor) {
    case 2: return blur_widen(samples + 1, gaps, 2, pixels);
    case 4: return blur_widen(samples + 1, gaps, 4, pixels);
    default: return blur_widen(samples + 1, gaps, 8, pixels);
  }
}

/// Writes a row between two others, at a distance from the first in sixteenths.
static void blur_between(
  const uint16_t *restrict upper, const uint16_t *restrict lower, uint16_t far, size_t components,
  uint8_t *restrict output
) {
  uint16_t near = (uint16_t)(16 - far);
  for (size_t i = 0; i < components; i++)
    output[i] = (uint8_t)((uint16_t)(upper[i] * near + lower[i] * far + 128) >> 8);
}

/// Writes the rows of the area between the centre of the row of samples before and that of this.
static void blur_enlarge(const blur_plan *plan, const blur_memory *memory, size_t row, const blur_sample *samples) {
  size_t factor = plan->factor, before = factor / 2;
  const blur_sample *upper = memory->wide[(row + 1) % 2] + before, *lower = memory->wide[row % 2] + before;
  blur_widen_samples(plan, samples, memory->wide[row % 2]);
  for (size_t i = 0; i < factor && row >= 2; i++) {
    size_t y = (row - 2) * factor + i;
    if (y < before || y - before >= plan->area.height) continue;
    uint8_t *output = (uint8_t *)plan->area.first + (y - before) * plan->area.stride;
    uint16_t far = (uint16_t)((2 * i + 1) * 8 / factor);
    blur_between((const uint16_t *)upper, (const uint16_t *)lower, far, plan->area.width * 4, output);
  }
}

/// Writes components of an area that was not reduced.
static void blur_narrow(const uint16_t *restrict samples, size_t components, uint8_t *restrict output) {
  for (size_t i = 0; i < components; i++) output[i] = (uint8_t)((samples[i] + 8) >> 4);
}

/// Writes what a row of samples gives of the area.
static void blur_write(const blur_plan *plan, const blur_memory *memory, size_t row, const blur_sample *samples) {
  if (plan->factor > 1) return blur_enlarge(plan, memory, row, samples);
  if (row >= plan->rows) return;
  uint8_t *output = (uint8_t *)plan->area.first + row * plan->area.stride;
  blur_narrow((const uint16_t *)samples, plan->columns * 4, output);
}
