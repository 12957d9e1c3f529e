#if defined(__x86_64__)
#include "kernels_bodies.h"

#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt"))), apply_to = function)
#define PIXELS_KERNELS pixels_kernels_avx2
#include "kernels.inc.h"
#pragma clang attribute pop
#endif
