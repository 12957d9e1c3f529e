// The blur, a body of kernels.inc.h: its stages, group by group.

#include "blur_box.inc.h"

#include "blur_across.inc.h"
#include "blur_down.inc.h"
#include "blur_enlarge.inc.h"
#include "blur_reduce.inc.h"
#include "blur_tone.inc.h"

/// Reads a group of rows of samples; the last goes on for ever.
static void blur_read(const blur_plan *plan, const blur_memory *memory, size_t row) {
  size_t length = plan->columns * sizeof(blur_sample);
  for (size_t i = 0; i < blur_group; i++) {
    blur_sample *samples = memory->group + i * plan->columns;
    // What goes on is a copy: the area's last rows are written over while it is still asked for.
    if (row + i >= plan->rows) memcpy(samples, memory->last, length);
    else blur_reduce(plan, memory, row + i, samples);
    if (row + i + 1 == plan->rows) memcpy(memory->last, samples, length);
  }
}

/// Tones the row of samples that has left the passes, and writes what it gives of the area.
static void blur_finish(const blur_plan *plan, const blur_memory *memory, size_t row, blur_sample *samples) {
  blur_tone(plan->tone, (uint16_t *)samples, plan->columns);
  blur_write(plan, memory, row, samples);
}

/// Blurs the area of a plan in place.
static void blur(const blur_plan *plan, const blur_memory *memory) {
  // What leaves the passes down the columns belongs to a row so many rows above.
  size_t delay = plan->passes * blur_reach(plan);
  for (size_t row = 0; row < plan->rows + delay; row += blur_group) {
    blur_read(plan, memory, row);
    blur_across(plan, memory);
    if (row == 0) blur_start_down(plan, memory);
    blur_down(plan, memory, row);
    for (size_t i = 0; i < blur_group; i++)
      if (row + i >= delay) blur_finish(plan, memory, row + i - delay, memory->group + i * plan->columns);
  }
}
