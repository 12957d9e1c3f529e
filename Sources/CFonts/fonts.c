#ifdef __linux__
#define _GNU_SOURCE
#endif
#include "CFonts.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char regular[] = {
#embed "Inter/Inter-Regular.ttf"
};
static const unsigned char italic[] = {
#embed "Inter/Inter-Italic.ttf"
};

struct face {
  const char *name;
  const unsigned char *bytes;
  size_t length;
};

static const struct face faces[] = {
    {"Regular", regular, sizeof regular},
    {"Italic", italic, sizeof italic},
};

static const struct face *face_at(int index) {
  return index >= 0 && index < cfonts_count() ? &faces[index] : NULL;
}

int cfonts_count(void) { return sizeof faces / sizeof faces[0]; }

const char *cfonts_name(int index) {
  const struct face *face = face_at(index);
  return face ? face->name : NULL;
}

const unsigned char *cfonts_bytes(int index) {
  const struct face *face = face_at(index);
  return face ? face->bytes : NULL;
}

size_t cfonts_length(int index) {
  const struct face *face = face_at(index);
  return face ? face->length : 0;
}

#ifdef __linux__
static int open_nameless(const char *name) {
  return memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
}

static int make_read_only(int descriptor) {
  return fcntl(
      descriptor, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL);
}
#else
static int open_nameless(const char *name) {
  (void)name;
  char path[] = "/tmp/afterimage-font-XXXXXX";
  int descriptor = mkstemp(path);
  if (descriptor < 0) return -1;
  unlink(path);
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  return descriptor;
}

static int make_read_only(int descriptor) {
  (void)descriptor;
  return 0;
}
#endif

static int write_all(int descriptor, const unsigned char *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = write(descriptor, bytes, length);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return -1;
    bytes += written;
    length -= (size_t)written;
  }
  return 0;
}

/// Gives back the memory of bytes that were copied; only whole pages of them, as others share the rest.
static void forget(const unsigned char *bytes, size_t length) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = ((uintptr_t)bytes + page - 1) / page * page, end = ((uintptr_t)bytes + length) / page * page;
  if (start < end) madvise((void *)start, end - start, MADV_DONTNEED);
}

int cfonts_open(int index) {
  const struct face *face = face_at(index);
  if (!face) {
    errno = ENOENT;
    return -1;
  }
  int descriptor = open_nameless(face->name);
  if (descriptor < 0) return -1;
  if (write_all(descriptor, face->bytes, face->length) < 0 || make_read_only(descriptor) < 0) {
    int cause = errno;
    close(descriptor);
    errno = cause;
    return -1;
  }
  forget(face->bytes, face->length);
  return descriptor;
}
