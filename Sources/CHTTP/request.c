// What a request says, and its answer.

#include "http.h"

/// Bytes that a stream is asked for at a time.
static const size_t block_size = 4096;

uint16_t http_request_port(const http_request *request) { return request->server->port; }

const char *http_method(const http_request *request) { return request->method; }

const char *http_target(const http_request *request) { return request->target; }

const uint8_t *http_body(const http_request *request, size_t *size) {
  *size = request->size;
  return request->body;
}

typedef struct listener {
  void *context;
  void (*tell)(void *, const char *, const char *);
} listener;

static int pass_on(void *context, int kind, const char *name, const char *value) {
  (void)kind;
  listener *listener = context;
  listener->tell(listener->context, name, value == NULL ? "" : value);
  return mhd_yes;
}

void http_each_field(
  const http_request *request, void *context, void (*tell)(void *context, const char *name, const char *value)
) {
  listener listener = {context, tell};
  request->server->library->values(request->connection, mhd_header, pass_on, &listener);
}

/// Sends a response, which is freed in any case.
static http_status send_response(
  http_request *request, unsigned status, const http_field *fields, size_t count, MHD_Response *response
) {
  const mhd_library *library = request->server->library;
  if (response == NULL) return http_refused;
  int is_good = mhd_yes;
  for (size_t i = 0; i < count && is_good == mhd_yes; i++)
    is_good = library->add_header(response, fields[i].name, fields[i].value);
  if (is_good == mhd_yes) is_good = library->queue(request->connection, status, response);
  library->destroy(response);
  if (is_good != mhd_yes) return http_refused;
  request->is_answered = true;
  return http_done;
}

http_status http_answer(
  http_request *request, unsigned status, const http_field *fields, size_t count, const void *bytes, size_t size
) {
  MHD_Response *response = request->server->library->bytes(size, (void *)bytes, mhd_copy);
  return send_response(request, status, fields, count, response);
}

http_status http_answer_stream(
  http_request *request, unsigned status, const http_field *fields, size_t count, http_stream stream
) {
  const uint64_t unknown = UINT64_MAX;
  MHD_Response *response =
    request->server->library->stream(unknown, block_size, stream.next, stream.context, stream.end);
  if (response == NULL) stream.end(stream.context);
  request->is_stream = true;
  return send_response(request, status, fields, count, response);
}
