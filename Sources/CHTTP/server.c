// Starting and stopping, and the way of a request through the library.

#include "http.h"
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/// Clients that have not been let in yet; more are turned away by the system.
static const int backlog = 64;

/// Seconds that a client may leave a stream unread.
static const unsigned stream_seconds = 30;

/// As much as the first thread of a process commonly has: what answers may draw nested views.
static const size_t stack_size = (size_t)8 << 20;

static void *begin(void *server, const char *target, MHD_Connection *connection) {
  http_request *request = calloc(1, sizeof(http_request));
  if (request == NULL) return NULL;
  *request = (http_request){.server = server, .connection = connection, .target = strdup(target)};
  return request;
}

static void complete(void *context, MHD_Connection *connection, void **own, int reason) {
  (void)reason;
  http_request *request = *own;
  *own = NULL;
  if (request == NULL) return;
  http_await(context, connection, true);
  free(request->target);
  free(request->body);
  free(request);
}

/// Adds bytes to a body; false where they are too many.
static bool add(http_request *request, const char *bytes, size_t count) {
  size_t most = request->server->limits.bytes_in_body;
  if (count > most - request->size) return false;
  uint8_t *body = realloc(request->body, request->size + count);
  if (body == NULL) return false;
  memcpy(body + request->size, bytes, count);
  request->body = body;
  request->size += count;
  return true;
}

/// Has a whole request answered, while nothing is awaited from its client.
static void answer_whole(http_request *request) {
  http_server *server = request->server;
  http_await(server, request->connection, false);
  server->callbacks.whole(server->callbacks.context, request);
  if (request->is_stream) server->library->set_option(request->connection, mhd_option_timeout, stream_seconds);
  else http_await(server, request->connection, true);
}

/// What the library calls when a head is there, for each part of a body, and at its end.
static int handle(
  void *context, MHD_Connection *connection, const char *url, const char *method, const char *version,
  const char *bytes, size_t *count, void **own
) {
  (void)connection, (void)url, (void)version;
  http_server *server = context;
  http_request *request = *own;
  if (request == NULL || request->target == NULL) return mhd_no;
  request->method = method;
  if (!request->has_head) {
    request->has_head = true;
    server->callbacks.head(server->callbacks.context, request);
    return mhd_yes;
  }
  if (*count > 0) {
    if (!add(request, bytes, *count)) return mhd_no;
    *count = 0;
    return mhd_yes;
  }
  answer_whole(request);
  return request->is_answered ? mhd_yes : mhd_no;
}

/// A socket that listens on 127.0.0.1, its port told; -1 where there is none.
static int listening(uint16_t *port) {
  struct sockaddr_in address = {
    .sin_family = AF_INET, .sin_port = htons(*port), .sin_addr = {htonl(INADDR_LOOPBACK)}};
  socklen_t size = sizeof address;
  int yes = 1, listener = socket(AF_INET, SOCK_STREAM, 0);
  if (listener < 0) return -1;
  // A server that has just ended leaves its port for a while to connections that nobody has any more.
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  // Programs that this one starts have no business with it.
  fcntl(listener, F_SETFD, FD_CLOEXEC);
  if (bind(listener, (struct sockaddr *)&address, sizeof address) != 0 || listen(listener, backlog) != 0
      || getsockname(listener, (struct sockaddr *)&address, &size) != 0) {
    close(listener);
    return -1;
  }
  *port = ntohs(address.sin_port);
  return listener;
}

static MHD_Daemon *started(http_server *server, int listener) {
  const http_limits *limits = &server->limits;
  return server->library->start(
    mhd_threads, server->port, NULL, NULL, handle, server, mhd_listen_socket, listener,
    mhd_connection_limit, limits->connections, mhd_connection_memory, limits->bytes_per_connection,
    mhd_timeout, limits->idle_seconds, mhd_stack_size, stack_size, mhd_strict, 1,
    mhd_target_callback, begin, server, mhd_notify_completed, complete, server,
    mhd_notify_connection, http_notify_connection, server, mhd_end);
}

static void destroy(http_server *server) {
  pthread_cond_destroy(&server->stopping);
  pthread_mutex_destroy(&server->lock);
  free(server);
}

/// Starts what a server consists of; false where nothing of it runs.
static bool run(http_server *server, int listener) {
  if (!http_start_clock(server)) return false;
  server->daemon = started(server, listener);
  if (server->daemon == NULL) http_stop_clock(server);
  return server->daemon != NULL;
}

http_status http_start(uint16_t port, http_limits limits, http_callbacks callbacks, http_server **opened) {
  const mhd_library *library = mhd();
  if (library == NULL) return http_no_library;
  int listener = listening(&port);
  if (listener < 0) return http_no_port;
  http_server *server = calloc(1, sizeof(http_server));
  if (server != NULL) {
    *server = (http_server){.library = library, .port = port, .limits = limits, .callbacks = callbacks};
    pthread_mutex_init(&server->lock, NULL);
    pthread_cond_init(&server->stopping, NULL);
    if (run(server, listener)) {
      *opened = server;
      return http_done;
    }
    destroy(server);
  }
  close(listener);
  return http_refused;
}

uint16_t http_port(const http_server *server) { return server->port; }

void http_stop(http_server *server) {
  server->library->stop(server->daemon);
  http_stop_clock(server);
  destroy(server);
}
