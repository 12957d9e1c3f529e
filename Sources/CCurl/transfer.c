// The one place that knows libcurl, by the numbers of its options, which never change (curl/curl.h).
//
// It is loaded when the first request is made: no command without a remote cache pays for it, and none needs it installed.

#include "CCurl.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if defined(__APPLE__)
static const char *const library_names[] = {"/usr/lib/libcurl.4.dylib", "libcurl.4.dylib"};
#else
static const char *const library_names[] = {"libcurl.so.4"};
#endif

enum {
  option_write_data = 10001, option_url = 10002, option_read_data = 10009, option_error_buffer = 10010,
  option_user_agent = 10018, option_http_header = 10023, option_protocols = 10318, option_write_function = 20011,
  option_read_function = 20012, option_upload = 46, option_netrc = 51, option_http_get = 80, option_no_signal = 99,
  option_timeout = 155, option_connect_timeout = 156, option_input_size = 30115,
  info_response_code = 0x200002, global_default = 3, netrc_optional = 1, largest_error = 256,
};

typedef struct {
  int (*global_init)(long);
  void *(*easy_init)(void);
  void (*easy_cleanup)(void *);
  void (*easy_reset)(void *);
  int (*setopt)(void *, int, ...);
  int (*perform)(void *);
  int (*getinfo)(void *, int, ...);
  void *(*append)(void *, const char *);
  void (*free_all)(void *);
  bool is_there;
} library;

struct transfer {
  void *handle;
  char error[largest_error];
};

typedef struct {
  unsigned char *bytes;
  size_t count, room, limit;
  bool is_too_long;
} answer;

typedef struct {
  const unsigned char *bytes;
  size_t count;
} rest;

static library curl;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static bool find(void *loaded, const char *name, void **function) {
  *function = dlsym(loaded, name);
  return *function != NULL;
}

static void load(void) {
  void *loaded = NULL;
  for (size_t i = 0; loaded == NULL && i < sizeof library_names / sizeof *library_names; i++)
    loaded = dlopen(library_names[i], RTLD_NOW | RTLD_LOCAL);
  curl.is_there = loaded != NULL && find(loaded, "curl_global_init", (void **)&curl.global_init)
    && find(loaded, "curl_easy_init", (void **)&curl.easy_init)
    && find(loaded, "curl_easy_cleanup", (void **)&curl.easy_cleanup)
    && find(loaded, "curl_easy_reset", (void **)&curl.easy_reset)
    && find(loaded, "curl_easy_setopt", (void **)&curl.setopt)
    && find(loaded, "curl_easy_perform", (void **)&curl.perform)
    && find(loaded, "curl_easy_getinfo", (void **)&curl.getinfo)
    && find(loaded, "curl_slist_append", (void **)&curl.append)
    && find(loaded, "curl_slist_free_all", (void **)&curl.free_all) && curl.global_init(global_default) == 0;
}

transfer_status transfer_open(transfer **opened) {
  *opened = NULL;
  pthread_once(&once, load);
  if (!curl.is_there) return transfer_no_library;
  transfer *connection = calloc(1, sizeof(transfer));
  void *handle = connection == NULL ? NULL : curl.easy_init();
  // A version that cannot be told to speak HTTP alone is too old.
  if (handle == NULL || curl.setopt(handle, option_protocols, "http,https") != 0) {
    if (handle != NULL) curl.easy_cleanup(handle);
    free(connection);
    return transfer_no_library;
  }
  connection->handle = handle;
  *opened = connection;
  return transfer_done;
}

void transfer_close(transfer *connection) {
  curl.easy_cleanup(connection->handle);
  free(connection);
}

void transfer_free(unsigned char *bytes) { free(bytes); }

const char *transfer_words(const transfer *connection) { return connection->error; }

static size_t take(const char *bytes, size_t size, size_t count, void *context) {
  answer *taken = context;
  size_t more = size * count;
  if (more > taken->limit - taken->count) {
    taken->is_too_long = true;
    return 0;
  }
  if (taken->count + more > taken->room) {
    size_t room = taken->room * 2 > taken->count + more ? taken->room * 2 : taken->count + more;
    unsigned char *larger = realloc(taken->bytes, room);
    if (larger == NULL) return 0;
    taken->bytes = larger;
    taken->room = room;
  }
  memcpy(taken->bytes + taken->count, bytes, more);
  taken->count += more;
  return more;
}

static size_t give(char *room, size_t size, size_t count, void *context) {
  rest *left = context;
  size_t given = size * count < left->count ? size * count : left->count;
  memcpy(room, left->bytes, given);
  left->bytes += given;
  left->count -= given;
  return given;
}

/// Prepares a request; the list of headers is to be freed after it.
static void *prepare(transfer *connection, const char *url, const char *header, transfer_patience patience, answer *taken) {
  void *handle = connection->handle;
  curl.easy_reset(handle);
  connection->error[0] = 0;
  curl.setopt(handle, option_error_buffer, connection->error);
  curl.setopt(handle, option_protocols, "http,https");
  curl.setopt(handle, option_url, url);
  curl.setopt(handle, option_user_agent, "afterimage");
  curl.setopt(handle, option_no_signal, 1L);
  curl.setopt(handle, option_netrc, (long)netrc_optional);
  curl.setopt(handle, option_connect_timeout, patience.connect);
  curl.setopt(handle, option_timeout, patience.whole);
  curl.setopt(handle, option_write_function, take);
  curl.setopt(handle, option_write_data, taken);
  // Nobody is asked whether a body may come, which costs a second with servers that do not know the question.
  void *headers = curl.append(NULL, "Expect:");
  if (header != NULL) headers = curl.append(headers, header);
  curl.setopt(handle, option_http_header, headers);
  return headers;
}

static transfer_status perform(transfer *connection, void *headers, const answer *taken, long *code) {
  int outcome = curl.perform(connection->handle);
  curl.getinfo(connection->handle, info_response_code, code);
  curl.free_all(headers);
  if (taken->is_too_long) return transfer_too_long;
  return outcome == 0 ? transfer_done : transfer_no_answer;
}

transfer_status transfer_get(
  transfer *connection, const char *url, const char *header, transfer_patience patience, size_t limit, long *code,
  unsigned char **bytes, size_t *count) {
  answer taken = {.limit = limit};
  void *headers = prepare(connection, url, header, patience, &taken);
  curl.setopt(connection->handle, option_http_get, 1L);
  transfer_status status = perform(connection, headers, &taken, code);
  if (status != transfer_done) {
    free(taken.bytes);
    taken.bytes = NULL;
    taken.count = 0;
  }
  *bytes = taken.bytes;
  *count = taken.count;
  return status;
}

transfer_status transfer_put(
  transfer *connection, const char *url, const char *header, transfer_patience patience, const unsigned char *bytes,
  size_t count, long *code) {
  const size_t most_words = 1 << 16;
  answer taken = {.limit = most_words};
  rest left = {bytes, count};
  void *headers = prepare(connection, url, header, patience, &taken);
  curl.setopt(connection->handle, option_upload, 1L);
  curl.setopt(connection->handle, option_read_function, give);
  curl.setopt(connection->handle, option_read_data, &left);
  curl.setopt(connection->handle, option_input_size, (int64_t)count);
  transfer_status status = perform(connection, headers, &taken, code);
  free(taken.bytes);
  return status;
}
