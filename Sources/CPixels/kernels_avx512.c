#if defined(__x86_64__)
#include "kernels_bodies.h"

#pragma clang attribute push( \
  __attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,bmi,bmi2,lzcnt,popcnt"))), apply_to = function)
#define PIXELS_KERNELS pixels_kernels_avx512
#include "kernels.inc.h"
#pragma clang attribute pop
#endif
