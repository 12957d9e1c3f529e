#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// The outcome of a call.
typedef enum http_status {
  http_done = 0,
  /// libmicrohttpd is not installed, or of a version with another interface.
  http_no_library,
  /// The port is taken, or not this user's to take.
  http_no_port,
  /// The library takes no such answer, or has no memory or thread left.
  http_refused,
} http_status;

/// A server on 127.0.0.1, a thread for each connection.
typedef struct http_server http_server;

/// A request, whose head has been read; valid while a function of `http_callbacks` that was given it runs.
typedef struct http_request http_request;

/// What a server holds at most.
typedef struct http_limits {
  unsigned connections;
  /// Bytes for what a connection has sent and gets, the head of a request among them.
  size_t bytes_per_connection;
  size_t bytes_in_body;
  /// Seconds without a byte after which a connection is closed.
  unsigned idle_seconds;
  /// Seconds within which a request has to be there, its body included, and after that its answer be taken.
  unsigned request_seconds;
} http_limits;

/// What a server asks, on the thread of a connection where nothing else is said.
typedef struct http_callbacks {
  void *context;
  /// The head of a request is there: answers it, or returns without an answer so that the body is read.
  void (*head)(void *context, http_request *request);
  /// The whole request is there: answers it.
  void (*whole)(void *context, http_request *request);
  /// Called four times a second, on a thread of its own.
  void (*tick)(void *context);
} http_callbacks;

/// A field of a head.
typedef struct http_field {
  const char *name;
  const char *value;
} http_field;

/// A body that grows while it is sent.
typedef struct http_stream {
  void *context;
  /// Waits for bytes, and writes at least one and at most as many as there is room for; -1 at the end.
  ssize_t (*next)(void *context, uint64_t position, char *room, size_t size);
  /// Nothing is asked any more: the client has gone, the stream has ended or was never asked.
  void (*end)(void *context);
} http_stream;

/// Starts a server; port 0 is one of the system's choice. On success the server is the caller's.
http_status http_start(uint16_t port, http_limits limits, http_callbacks callbacks, http_server **server);

/// The port that a server listens at.
uint16_t http_port(const http_server *server);

/// Closes all connections, waits for their threads and frees the server. Streams have to end meanwhile.
void http_stop(http_server *server);

/// The port that a request came to.
uint16_t http_request_port(const http_request *request);

/// The word that a request begins with.
const char *http_method(const http_request *request);

/// What a request asks for, as it was sent.
const char *http_target(const http_request *request);

/// The bytes of a body.
const uint8_t *http_body(const http_request *request, size_t *size);

/// Tells all fields of the head.
void http_each_field(
  const http_request *request, void *context, void (*tell)(void *context, const char *name, const char *value));

/// Answers a request with a copy of some bytes.
http_status http_answer(
  http_request *request, unsigned status, const http_field *fields, size_t count, const void *bytes, size_t size);

/// Answers a request with a stream, which is ended in any case.
http_status http_answer_stream(
  http_request *request, unsigned status, const http_field *fields, size_t count, http_stream stream);
