// Loads libmicrohttpd when a server is first started: no other command pays for it, and none needs it installed.
//
// It is never let go: it brings libraries of its own that leave functions to call at the end of threads and of the
// process.

#include "library.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

#if defined(__APPLE__)
static const char *const library_names[] = {
  "libmicrohttpd.12.dylib", "/opt/homebrew/lib/libmicrohttpd.12.dylib", "/usr/local/lib/libmicrohttpd.12.dylib",
};
#else
static const char *const library_names[] = {"libmicrohttpd.so.12"};
#endif

static mhd_library functions;
static bool is_loaded;

/// Finds a function of the library's; false where it has none of that name.
static bool find(void *library, const char *name, void **function) {
  *function = dlsym(library, name);
  return *function != NULL;
}

static bool find_all(void *library) {
  return find(library, "MHD_start_daemon", (void **)&functions.start)
    && find(library, "MHD_stop_daemon", (void **)&functions.stop)
    && find(library, "MHD_get_connection_values", (void **)&functions.values)
    && find(library, "MHD_get_connection_info", (void **)&functions.info)
    && find(library, "MHD_set_connection_option", (void **)&functions.set_option)
    && find(library, "MHD_create_response_from_buffer", (void **)&functions.bytes)
    && find(library, "MHD_create_response_from_callback", (void **)&functions.stream)
    && find(library, "MHD_add_response_header", (void **)&functions.add_header)
    && find(library, "MHD_queue_response", (void **)&functions.queue)
    && find(library, "MHD_destroy_response", (void **)&functions.destroy);
}

static void load(void) {
  void *library = NULL;
  for (size_t i = 0; library == NULL && i < sizeof library_names / sizeof *library_names; i++)
    library = dlopen(library_names[i], RTLD_NOW | RTLD_LOCAL);
  is_loaded = library != NULL && find_all(library);
}

const mhd_library *mhd(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded ? &functions : NULL;
}
