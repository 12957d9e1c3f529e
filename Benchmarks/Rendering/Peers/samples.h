// What the peers' programs share: reading a frame, and timing a piece of work again and again.
#ifndef SAMPLES_H
#define SAMPLES_H

#include <stddef.h>
#include <stdint.h>

// A picture of rows without padding; each pixel is blue, green, red and a byte that means nothing.
typedef struct {
  uint32_t width, height;
  uint8_t *pixels;
} Frame;

// Reads a frame of a known size; ends the program where the file is shorter.
Frame frame_read(const char *path, int width, int height);

// The bytes of a frame.
size_t frame_size(const Frame *frame);

// Reads a whole file; ends the program where it cannot.
uint8_t *file_read(const char *path, size_t *size);

// Does a piece of work `count` times; prints its name, the shortest time and the median, in
// milliseconds of the processor.
void report(const char *name, int count, void (*work)(void *), void *subject);

// Ends the program with a word where something is not true.
void require(int truth, const char *otherwise);

#endif
