#pragma once
// What libFuzzer, which comes with the compiler, has for programs that bring their own `main`.

#include <stddef.h>
#include <stdint.h>

/// Feeds a function inputs until it fails or there have been enough, and ends the process; the words are libFuzzer's.
int LLVMFuzzerRunDriver(int *count, char ***words, int (*read)(const uint8_t *input, size_t length));
