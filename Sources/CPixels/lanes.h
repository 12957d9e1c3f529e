#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Sixteen pixels at once, which the compiler makes of as many registers as the level needs; never an argument, as
/// levels pass wide vectors differently.
enum { lane_count = 16 };
typedef uint32_t pixel_lanes __attribute__((ext_vector_type(lane_count)));
typedef uint8_t byte_lanes __attribute__((ext_vector_type(4 * lane_count)));
typedef bool truth_lanes __attribute__((ext_vector_type(lane_count)));

/// Four pixels at once, a register of any processor, and their components with a sign.
enum { group_length = 4 };
typedef uint8_t group_bytes __attribute__((ext_vector_type(4 * group_length)));
typedef int16_t group_components __attribute__((ext_vector_type(4 * group_length)));
