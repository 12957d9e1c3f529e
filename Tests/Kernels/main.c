// try-kernels LEVEL COUNT STREAMS: does the work of each kernel COUNT times, and prints a sum of its answers for every
// hundred of them. LEVEL is widest, baseline, avx2 or avx512; ends with 77 where the processor does not have it.
//
// STREAMS is a file of deflate streams, each after its length and the number of bytes that it gives, in 4 bytes.

#include "answers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { group = 100 };

static const struct {
  const char *name;
  trial work;
} trials[] = {
  {"blur", try_blur}, {"mosaic", try_mosaic}, {"compare", try_compare}, {"filters", try_filters}, {"tokens", try_tokens},
  {"unfilter", try_unfilter}, {"rgb", try_rgb}, {"unpack", try_unpack}, {"rgba", try_rgba},
};

static void try_all(size_t count) {
  for (size_t i = 0; i < sizeof trials / sizeof *trials; i++) {
    uint64_t sum = no_sum;
    for (size_t seed = 1; seed <= count; seed++) {
      uint64_t answer = trials[i].work(seed << 8 | i);
      sum = sum_of(sum, &answer, sizeof answer);
      if (seed % group == 0 || seed == count) printf("%s %zu %016llx\n", trials[i].name, seed, (unsigned long long)sum);
    }
  }
}

static int try_streams(const char *path) {
  FILE *file = fopen(path, "rb");
  uint32_t head[2];
  if (!file) return perror(path), 66;
  for (size_t number = 1; fread(head, sizeof head, 1, file) == 1; number++) {
    uint8_t *stream = malloc(head[0]);
    if (!stream || fread(stream, 1, head[0], file) != head[0]) return fputs("the streams are cut off\n", stderr), 65;
    uint64_t sum = try_inflate(number, stream, head[0], head[1]);
    printf("inflate %zu %016llx\n", number, (unsigned long long)sum);
    free(stream);
  }
  fclose(file);
  return 0;
}

int main(int count, char **words) {
  static const char *const levels[] = {"widest", "baseline", "avx2", "avx512"};
  pixels_level level = pixels_level_widest;
  if (count != 4) return fputs("usage: try-kernels LEVEL COUNT STREAMS\n", stderr), 64;
  while (level <= pixels_level_avx512 && strcmp(words[1], levels[level]) != 0) level++;
  if (level > pixels_level_avx512) return fputs("there is no such level\n", stderr), 64;
  if (!pixels_has(level)) return 77;
  pixels_use(level);
  try_all((size_t)strtoul(words[2], NULL, 10));
  return try_streams(words[3]);
}
