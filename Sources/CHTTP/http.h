#pragma once
#include "CHTTP.h"
#include "library.h"
#include <pthread.h>
#include <stdbool.h>

/// A connection, and when what it has begun to ask has to be there.
typedef struct http_connection {
  int socket;
  /// Seconds of the system's steady clock; 0 while nothing is awaited.
  int64_t deadline;
  struct http_connection *previous, *next;
} http_connection;

struct http_server {
  const mhd_library *library;
  MHD_Daemon *daemon;
  uint16_t port;
  http_limits limits;
  http_callbacks callbacks;
  /// Guards the list, the deadlines in it and the clock's end.
  pthread_mutex_t lock;
  http_connection *connections;
  pthread_t clock;
  pthread_cond_t stopping;
  bool is_stopping;
};

struct http_request {
  http_server *server;
  MHD_Connection *connection;
  const char *method;
  char *target;
  uint8_t *body;
  size_t size;
  bool has_head;
  bool is_answered;
  bool is_stream;
};

/// Follows connections as they come and go.
void http_notify_connection(void *server, MHD_Connection *connection, void **context, int what);

/// Sets when a connection's next request has to be there, or that nothing is awaited from it.
void http_await(http_server *server, MHD_Connection *connection, bool is_awaited);

/// Starts the thread that ticks and closes connections that are late; false where there is none left.
bool http_start_clock(http_server *server);

/// Ends that thread.
void http_stop_clock(http_server *server);
