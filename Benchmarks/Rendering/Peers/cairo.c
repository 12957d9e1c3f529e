// cairo FRAME WIDTH HEIGHT N: a PNG file of a frame in memory, by Cairo's own writer.
#include <cairo.h>
#include <stdio.h>
#include <stdlib.h>

#include "samples.h"

static cairo_status_t add_size(void *size, const unsigned char *bytes, unsigned int length) {
  (void)bytes;
  *(size_t *)size += length;
  return CAIRO_STATUS_SUCCESS;
}

static size_t file_size;

static void encode(void *surface) {
  file_size = 0;
  cairo_status_t status = cairo_surface_write_to_png_stream(surface, add_size, &file_size);
  require(status == CAIRO_STATUS_SUCCESS, "Cairo cannot write the frame");
}

int main(int count, char **arguments) {
  require(count == 5, "cairo FRAME WIDTH HEIGHT N");
  int width = atoi(arguments[2]), height = atoi(arguments[3]);
  Frame frame = frame_read(arguments[1], width, height);
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      frame.pixels, CAIRO_FORMAT_RGB24, width, height, width * 4);
  report("encode", atoi(arguments[4]), encode, surface);
  printf("bytes %zu\n", file_size);
  return 0;
}
