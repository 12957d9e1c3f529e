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

static const unsigned char inter_regular[] = {
#embed "Inter/Inter-Regular.ttf"
};
static const unsigned char inter_italic[] = {
#embed "Inter/Inter-Italic.ttf"
};
static const unsigned char neue_ultra_light[] = {
#embed "Inter/Neue-UltraLight.ttf"
};
static const unsigned char neue_thin[] = {
#embed "Inter/Neue-Thin.ttf"
};
static const unsigned char neue_light[] = {
#embed "Inter/Neue-Light.ttf"
};
static const unsigned char neue_regular[] = {
#embed "Inter/Neue-Regular.ttf"
};
static const unsigned char neue_medium[] = {
#embed "Inter/Neue-Medium.ttf"
};
static const unsigned char neue_bold[] = {
#embed "Inter/Neue-Bold.ttf"
};
static const unsigned char neue_ultra_light_italic[] = {
#embed "Inter/Neue-UltraLightItalic.ttf"
};
static const unsigned char neue_thin_italic[] = {
#embed "Inter/Neue-ThinItalic.ttf"
};
static const unsigned char neue_light_italic[] = {
#embed "Inter/Neue-LightItalic.ttf"
};
static const unsigned char neue_italic[] = {
#embed "Inter/Neue-Italic.ttf"
};
static const unsigned char neue_medium_italic[] = {
#embed "Inter/Neue-MediumItalic.ttf"
};
static const unsigned char neue_bold_italic[] = {
#embed "Inter/Neue-BoldItalic.ttf"
};
static const unsigned char sans_regular[] = {
#embed "Liberation/Sans-Regular.ttf"
};
static const unsigned char sans_bold[] = {
#embed "Liberation/Sans-Bold.ttf"
};
static const unsigned char sans_italic[] = {
#embed "Liberation/Sans-Italic.ttf"
};
static const unsigned char sans_bold_italic[] = {
#embed "Liberation/Sans-BoldItalic.ttf"
};
static const unsigned char serif_regular[] = {
#embed "Liberation/Serif-Regular.ttf"
};
static const unsigned char serif_bold[] = {
#embed "Liberation/Serif-Bold.ttf"
};
static const unsigned char serif_italic[] = {
#embed "Liberation/Serif-Italic.ttf"
};
static const unsigned char serif_bold_italic[] = {
#embed "Liberation/Serif-BoldItalic.ttf"
};
static const unsigned char typewriter_regular[] = {
#embed "Liberation/Typewriter-Regular.ttf"
};
static const unsigned char typewriter_bold[] = {
#embed "Liberation/Typewriter-Bold.ttf"
};
static const unsigned char typewriter_italic[] = {
#embed "Liberation/Typewriter-Italic.ttf"
};
static const unsigned char typewriter_bold_italic[] = {
#embed "Liberation/Typewriter-BoldItalic.ttf"
};
static const unsigned char console_regular[] = {
#embed "DejaVu/Console-Regular.ttf"
};
static const unsigned char console_bold[] = {
#embed "DejaVu/Console-Bold.ttf"
};
static const unsigned char console_italic[] = {
#embed "DejaVu/Console-Italic.ttf"
};
static const unsigned char console_bold_italic[] = {
#embed "DejaVu/Console-BoldItalic.ttf"
};

struct face {
  const char *family;
  const char *name;
  const unsigned char *bytes;
  size_t length;
};

static const struct face faces[] = {
    {"Afterimage Inter", "Regular", inter_regular, sizeof inter_regular},
    {"Afterimage Inter", "Italic", inter_italic, sizeof inter_italic},
    {"Afterimage Neue", "UltraLight", neue_ultra_light, sizeof neue_ultra_light},
    {"Afterimage Neue", "Thin", neue_thin, sizeof neue_thin},
    {"Afterimage Neue", "Light", neue_light, sizeof neue_light},
    {"Afterimage Neue", "Regular", neue_regular, sizeof neue_regular},
    {"Afterimage Neue", "Medium", neue_medium, sizeof neue_medium},
    {"Afterimage Neue", "Bold", neue_bold, sizeof neue_bold},
    {"Afterimage Neue", "UltraLightItalic", neue_ultra_light_italic, sizeof neue_ultra_light_italic},
    {"Afterimage Neue", "ThinItalic", neue_thin_italic, sizeof neue_thin_italic},
    {"Afterimage Neue", "LightItalic", neue_light_italic, sizeof neue_light_italic},
    {"Afterimage Neue", "Italic", neue_italic, sizeof neue_italic},
    {"Afterimage Neue", "MediumItalic", neue_medium_italic, sizeof neue_medium_italic},
    {"Afterimage Neue", "BoldItalic", neue_bold_italic, sizeof neue_bold_italic},
    {"Afterimage Sans", "Regular", sans_regular, sizeof sans_regular},
    {"Afterimage Sans", "Bold", sans_bold, sizeof sans_bold},
    {"Afterimage Sans", "Italic", sans_italic, sizeof sans_italic},
    {"Afterimage Sans", "BoldItalic", sans_bold_italic, sizeof sans_bold_italic},
    {"Afterimage Serif", "Regular", serif_regular, sizeof serif_regular},
    {"Afterimage Serif", "Bold", serif_bold, sizeof serif_bold},
    {"Afterimage Serif", "Italic", serif_italic, sizeof serif_italic},
    {"Afterimage Serif", "BoldItalic", serif_bold_italic, sizeof serif_bold_italic},
    {"Afterimage Typewriter", "Regular", typewriter_regular, sizeof typewriter_regular},
    {"Afterimage Typewriter", "Bold", typewriter_bold, sizeof typewriter_bold},
    {"Afterimage Typewriter", "Italic", typewriter_italic, sizeof typewriter_italic},
    {"Afterimage Typewriter", "BoldItalic", typewriter_bold_italic, sizeof typewriter_bold_italic},
    {"Afterimage Console", "Regular", console_regular, sizeof console_regular},
    {"Afterimage Console", "Bold", console_bold, sizeof console_bold},
    {"Afterimage Console", "Italic", console_italic, sizeof console_italic},
    {"Afterimage Console", "BoldItalic", console_bold_italic, sizeof console_bold_italic},
};

static const struct face *face_at(int index) {
  return index >= 0 && index < cfonts_count() ? &faces[index] : NULL;
}

int cfonts_count(void) { return sizeof faces / sizeof faces[0]; }

const char *cfonts_family(int index) {
  const struct face *face = face_at(index);
  return face ? face->family : NULL;
}

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

int cfonts_open_bytes(const char *name, const unsigned char *bytes, size_t length) {
  int descriptor = open_nameless(name);
  if (descriptor < 0) return -1;
  if (write_all(descriptor, bytes, length) < 0 || make_read_only(descriptor) < 0) {
    int cause = errno;
    close(descriptor);
    errno = cause;
    return -1;
  }
  return descriptor;
}

int cfonts_open(int index) {
  const struct face *face = face_at(index);
  if (!face) {
    errno = ENOENT;
    return -1;
  }
  int descriptor = cfonts_open_bytes(face->name, face->bytes, face->length);
  if (descriptor >= 0) forget(face->bytes, face->length);
  return descriptor;
}
