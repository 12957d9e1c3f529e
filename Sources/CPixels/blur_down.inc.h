// Passes of a box down columns, a body of kernels.inc.h: each remembers the rows that it covers, and feeds the next.

/// How many rows a pass remembers: what its box covers, and what has just left it.
static inline size_t blur_ring(const blur_plan *plan) { return 2 * blur_reach(plan) + 2; }

/// As if the group's first row had come for ever.
static void blur_start_down(const blur_plan *plan, const blur_memory *memory) {
  size_t lanes = plan->columns * 4;
  int32_t half = 1 << plan->box.shift >> 1;
  const uint16_t *first = (const uint16_t *)memory->group;
  for (size_t pass = 0; pass < plan->passes; pass++) {
    int32_t *sums = memory->sums[pass];
    for (size_t i = 0; i < lanes; i++) sums[i] = (first[i] << plan->box.shift) + half;
    for (size_t row = 0; row < blur_ring(plan); row++)
      memcpy(memory->rings[pass] + row * lanes, first, lanes * sizeof *first);
  }
}

/// Sends some lanes of a row through the passes, and replaces them by what comes out.
static inline void blur_send_down(
  const blur_plan *plan, const blur_memory *memory, size_t row, size_t lane, size_t count, uint16_t *samples
) {
  size_t lanes = plan->columns * 4, rows = blur_ring(plan);
  size_t newest = row % rows * lanes + lane, oldest = (row + 1) % rows * lanes + lane;
  size_t second = (row + 2) % rows * lanes + lane, previous = (row + rows - 1) % rows * lanes + lane;
  memcpy(memory->rings[0] + newest, samples, count * sizeof *samples);
  for (size_t pass = 0; pass < plan->passes; pass++) {
    const uint16_t *ring = memory->rings[pass];
    uint16_t *means = pass + 1 < plan->passes ? memory->rings[pass + 1] + newest : samples;
    blur_advance(
      memory->sums[pass] + lane, ring + oldest, ring + second, ring + previous, ring + newest, means, count,
      plan->box);
  }
}

/// Sends the rows of a group through the passes.
static void blur_down(const blur_plan *plan, const blur_memory *memory, size_t row) {
  // Narrow strips: what the boxes cover stays in the nearest cache from row to row.
  enum { strip = 128 };
  size_t lanes = plan->columns * 4;
  for (size_t lane = 0; lane < lanes; lane += strip)
    for (size_t i = 0; i < blur_group; i++) {
      uint16_t *samples = (uint16_t *)(memory->group + i * plan->columns) + lane;
      if (lanes - lane >= strip) blur_send_down(plan, memory, row + i, lane, strip, samples);
      else blur_send_down(plan, memory, row + i, lane, lanes - lane, samples);
    }
}
