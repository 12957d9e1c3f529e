// Reducing, a body of kernels.inc.h. A sample weighs twice as many pixels as it stands for along each side, by 1, 3, 5
// ... 5, 3, 1: their fall towards the ends keeps fine stripes from showing up as coarse ones. Blocks of `factor` pixels
// lie between two centres: each counts with falling weights for the sample before, and with rising ones for that after.

/// A row of the area as components; the outermost rows go on for ever.
static const uint8_t *blur_row_at(pixels_area area, ptrdiff_t y) {
  ptrdiff_t last = (ptrdiff_t)area.height - 1;
  return (const uint8_t *)area.first + (size_t)(y < 0 ? 0 : y > last ? last : y) * area.stride;
}

/// Completes samples by the falling weights of a block of rows, and begins the next by its rising ones.
static inline void blur_mix_rows(
  const uint8_t *const rows[8], size_t factor, unsigned shift, size_t components, uint16_t *restrict begun,
  uint16_t *restrict mixed
) {
  uint16_t half = (uint16_t)(1u << shift >> 1);
  for (size_t i = 0; i < components; i++) {
    uint16_t sum = 0, rising = 0;
    for (size_t row = factor; row-- > 0;) {
      rising = (uint16_t)(rising + 2 * sum + rows[row][i]);
      sum = (uint16_t)(sum + rows[row][i]);
    }
    mixed[i] = (uint16_t)((uint16_t)(begun[i] + 2 * factor * sum - rising + half) >> shift);
    begun[i] = rising;
  }
}

/// The same along a row, whose first block only begins a sample; all lanes of a pixel go as one number.
static inline void blur_mix_columns(
  const blur_sample *restrict pixels, size_t factor, size_t count, blur_sample *restrict samples
) {
  const uint64_t half = UINT64_C(0x0002000200020002), lanes = UINT64_C(0x3FFF3FFF3FFF3FFF);
  uint64_t begun = 0;
  for (size_t i = 0; i <= count; i++, pixels += factor) {
    uint64_t sum = 0, rising = 0;
    for (size_t column = factor; column-- > 0;) {
      rising += 2 * sum + pixels[column];
      sum += pixels[column];
    }
    uint64_t sample = begun + 2 * factor * sum - rising;
    if (i > 0) samples[i - 1] = factor == 2 ? sample : (sample + half) >> 2 & lanes;
    begun = rising;
  }
}

/// How many pixels the first block of a row lies before the left edge.
static inline size_t blur_before(const blur_plan *plan) { return plan->factor * 5 / 2; }

/// Mixes the block of rows beneath the centre of a row of samples; sums are cut to what mixing columns leaves room for.
static void blur_mix_block(const blur_plan *plan, const blur_memory *memory, ptrdiff_t row) {
  size_t factor = plan->factor, components = plan->area.width * 4;
  uint16_t *mixed = memory->mixed + blur_before(plan) * 4;
  const uint8_t *rows[8];
  for (size_t i = 0; i < factor; i++)
    rows[i] = blur_row_at(plan->area, row * (ptrdiff_t)factor + (ptrdiff_t)(factor / 2 + i));
  switch (factor) {
    case 2: return blur_mix_rows(rows, 2, 0, components, memory->begun, mixed);
    case 4: return blur_mix_rows(rows, 4, 2, components, memory->begun, mixed);
    default: return blur_mix_rows(rows, 8, 6, components, memory->begun, mixed);
  }
}

/// Lets the outermost pixels of a mixed row go on.
static blur_sample *blur_extend(const blur_plan *plan, const blur_memory *memory) {
  blur_sample *pixels = (blur_sample *)memory->mixed;
  size_t first = blur_before(plan), end = first + plan->area.width, count = (plan->columns + 1) * plan->factor;
  for (size_t x = 0; x < first; x++) pixels[x] = pixels[first];
  for (size_t x = end; x < count; x++) pixels[x] = pixels[end - 1];
  return pixels;
}

static void blur_widen_row(const uint8_t *restrict row, size_t components, uint16_t *restrict output) {
  for (size_t i = 0; i < components; i++) output[i] = (uint16_t)(row[i] * 64);
}

/// Makes a row of samples; they must be asked for in their order.
static void blur_reduce(const blur_plan *plan, const blur_memory *memory, size_t row, blur_sample *samples) {
  size_t columns = plan->columns;
  if (plan->factor == 1)
    return blur_widen_row(blur_row_at(plan->area, (ptrdiff_t)row), columns * 4, (uint16_t *)samples);
  if (row == 0) memset(memory->begun, 0, plan->area.width * 4 * sizeof *memory->begun);
  if (row == 0) blur_mix_block(plan, memory, -3);
  blur_mix_block(plan, memory, (ptrdiff_t)row - 2);
  const blur_sample *pixels = blur_extend(plan, memory);
  switch (plan->factor) {
    case 2: return blur_mix_columns(pixels, 2, columns, samples);
    case 4: return blur_mix_columns(pixels, 4, columns, samples);
    default: return blur_mix_columns(pixels, 8, columns, samples);
  }
}
