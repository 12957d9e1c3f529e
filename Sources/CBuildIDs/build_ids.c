#ifdef __linux__
#define _GNU_SOURCE
#endif
#include "CBuildIDs.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

/// Where the bytes go.
typedef struct receiver {
  build_ids_taker take;
  void *context;
} receiver;

static void hand_over(const receiver *to, const void *bytes, size_t count) { to->take(to->context, bytes, count); }

// Hands over the content of a file; false where it cannot be read to its end.
static bool hand_over_file(const receiver *to, const char *path) {
  FILE *file = fopen(path, "rbe");
  if (!file) return false;
  uint8_t part[1 << 14];
  size_t count;
  while ((count = fread(part, 1, sizeof part, file)) > 0) hand_over(to, part, count);
  bool is_whole = !ferror(file);
  fclose(file);
  return is_whole;
}

#if defined(__linux__)
#include <elf.h>
#include <link.h>

static size_t aligned(size_t size, size_t alignment) {
  return (size + alignment - 1) & ~(alignment - 1);
}

// Hands over the build ID among the notes of a segment; false where there is none.
static bool hand_over_build_id(const receiver *to, const uint8_t *notes, size_t size, size_t alignment) {
  while (size >= sizeof(ElfW(Nhdr))) {
    ElfW(Nhdr) note;
    memcpy(&note, notes, sizeof note);
    size_t content = aligned(sizeof note + note.n_namesz, alignment);
    size_t end = aligned(content + note.n_descsz, alignment);
    if (content + note.n_descsz > size) return false;
    bool is_gnu = note.n_namesz == 4 && memcmp(notes + sizeof note, "GNU", 4) == 0;
    if (is_gnu && note.n_type == NT_GNU_BUILD_ID) {
      hand_over(to, notes + content, note.n_descsz);
      return true;
    }
    if (end >= size) return false;
    notes += end;
    size -= end;
  }
  return false;
}

// Hands over what tells a loaded file from another build of it; not 0 where nothing does, which ends the round.
static int hand_over_loaded(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  const receiver *to = context;
  bool is_program = !info->dlpi_name || !*info->dlpi_name;
  // What has no path is the kernel's, which draws nothing.
  if (!is_program && !strchr(info->dlpi_name, '/')) return 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type != PT_NOTE) continue;
    const uint8_t *notes = (const uint8_t *)(info->dlpi_addr + segment->p_vaddr);
    if (hand_over_build_id(to, notes, segment->p_memsz, segment->p_align == 8 ? 8 : 4)) return 0;
  }
  return hand_over_file(to, is_program ? "/proc/self/exe" : info->dlpi_name) ? 0 : 1;
}

bool build_ids_hand_over(build_ids_taker take, void *context) {
  receiver to = {take, context};
  return dl_iterate_phdr(hand_over_loaded, &to) == 0;
}

#elif defined(__APPLE__)
#include <mach-o/dyld.h>
#include <mach-o/loader.h>

// Hands over the UUID of a loaded file; false where it has none.
static bool hand_over_uuid(const receiver *to, const struct mach_header_64 *header) {
  const uint8_t *next = (const uint8_t *)(header + 1);
  for (uint32_t i = 0; i < header->ncmds; i++) {
    const struct load_command *command = (const struct load_command *)next;
    if (command->cmd == LC_UUID) {
      hand_over(to, ((const struct uuid_command *)command)->uuid, 16);
      return true;
    }
    next += command->cmdsize;
  }
  return false;
}

bool build_ids_hand_over(build_ids_taker take, void *context) {
  receiver receiver = {take, context};
  const struct receiver *to = &receiver;
  for (uint32_t i = 0; i < _dyld_image_count(); i++) {
    const struct mach_header *header = _dyld_get_image_header(i);
    const char *path = _dyld_get_image_name(i);
    bool is_known = header && header->magic == MH_MAGIC_64 &&
                    hand_over_uuid(to, (const struct mach_header_64 *)header);
    if (!is_known && !(path && hand_over_file(to, path))) return false;
  }
  return true;
}

#else

bool build_ids_hand_over(build_ids_taker take, void *context) {
  (void)take;
  (void)context;
  return false;
}

#endif
