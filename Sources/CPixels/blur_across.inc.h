// Passes of a box along rows, a body of kernels.inc.h: a group is turned on its side, so that vectors hold its columns.

/// A pass over turned rows: the first mean is that of the sample one beyond the box's reach, and lies before the strip.
static void blur_pass(uint16_t *strip, size_t count, size_t reach, blur_box box) {
  int32_t sums[blur_lanes];
  size_t width = 2 * reach + 1;
  for (size_t i = 0; i < blur_lanes; i++) sums[i] = 1 << box.shift >> 1;
  for (size_t x = 0; x < width; x++) {
    int32_t weight = x == 0 || x + 1 == width ? box.outer : box.outer + box.rise;
    for (size_t i = 0; i < blur_lanes; i++) sums[i] += weight * strip[x * blur_lanes + i];
  }
  for (size_t x = 0; x < count; x++) {
    uint16_t *oldest = strip + x * blur_lanes, *newest = oldest + width * blur_lanes;
    blur_advance(
      sums, oldest, oldest + blur_lanes, newest - blur_lanes, newest, oldest - blur_lanes, blur_lanes, box);
  }
}

/// Turns a group on its side, and lets its ends go on.
static void blur_turn(
  const blur_sample *restrict group, size_t columns, size_t before, size_t after, blur_sample *restrict strip
) {
  blur_sample *first = strip + before * blur_group, *last = first + (columns - 1) * blur_group;
  for (size_t x = 0; x < columns; x++)
    for (size_t row = 0; row < blur_group; row++) first[x * blur_group + row] = group[row * columns + x];
  for (size_t x = 0; x < before; x++) memcpy(strip + x * blur_group, first, blur_group * sizeof *strip);
  for (size_t x = 1; x <= after; x++) memcpy(last + x * blur_group, last, blur_group * sizeof *strip);
}

static void blur_turn_back(const blur_sample *restrict strip, size_t columns, blur_sample *restrict group) {
  for (size_t row = 0; row < blur_group; row++)
    for (size_t x = 0; x < columns; x++) group[row * columns + x] = strip[x * blur_group + row];
}

/// Blurs the rows of a group, each by itself.
static void blur_across(const blur_plan *plan, const blur_memory *memory) {
  size_t reach = blur_reach(plan), columns = plan->columns, passes = plan->passes;
  uint16_t *strip = memory->strip + passes * blur_lanes;
  blur_turn(memory->group, columns, passes * (reach + 1), passes * reach, (blur_sample *)strip);
  for (size_t later = passes; later-- > 0; strip -= blur_lanes)
    blur_pass(strip, columns + later * (2 * reach + 1), reach, plan->box);
  blur_turn_back((const blur_sample *)strip, columns, memory->group);
}
