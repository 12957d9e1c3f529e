#include "kernels_bodies.h"

#define PIXELS_KERNELS pixels_kernels_baseline
#include "kernels.inc.h"
