// The library closes connections that say nothing; those that say too little in too long a time are closed here.

#include "http.h"
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec;
}

static void add(http_server *server, http_connection *connection) {
  pthread_mutex_lock(&server->lock);
  connection->next = server->connections;
  if (connection->next != NULL) connection->next->previous = connection;
  server->connections = connection;
  pthread_mutex_unlock(&server->lock);
}

static void take_away(http_server *server, http_connection *connection) {
  pthread_mutex_lock(&server->lock);
  if (connection->next != NULL) connection->next->previous = connection->previous;
  if (connection->previous != NULL) connection->previous->next = connection->next;
  else server->connections = connection->next;
  pthread_mutex_unlock(&server->lock);
}

void http_notify_connection(void *context, MHD_Connection *connection, void **own, int what) {
  http_server *server = context;
  if (what == mhd_started) {
    const mhd_info *info = server->library->info(connection, mhd_info_socket);
    http_connection *started = info == NULL ? NULL : calloc(1, sizeof(http_connection));
    *own = started;
    if (started == NULL) return;
    started->socket = info->socket;
    started->deadline = now() + server->limits.request_seconds;
    add(server, started);
  } else if (*own != NULL) {
    take_away(server, *own);
    free(*own);
    *own = NULL;
  }
}

void http_await(http_server *server, MHD_Connection *connection, bool is_awaited) {
  const mhd_info *info = server->library->info(connection, mhd_info_context);
  http_connection *own = info == NULL ? NULL : info->context;
  if (own == NULL) return;
  pthread_mutex_lock(&server->lock);
  own->deadline = is_awaited ? now() + server->limits.request_seconds : 0;
  pthread_mutex_unlock(&server->lock);
}

static void close_late(http_server *server) {
  int64_t time = now();
  for (http_connection *each = server->connections; each != NULL; each = each->next)
    if (each->deadline != 0 && each->deadline < time) shutdown(each->socket, SHUT_RDWR);
}

/// Waits a quarter of a second, or until the clock is to end.
static void wait_for_tick(http_server *server) {
  const long quarter = 250000000, second = 1000000000;
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  time.tv_sec += (time.tv_nsec + quarter) / second;
  time.tv_nsec = (time.tv_nsec + quarter) % second;
  pthread_cond_timedwait(&server->stopping, &server->lock, &time);
}

static void *tick(void *context) {
  http_server *server = context;
  pthread_mutex_lock(&server->lock);
  while (!server->is_stopping) {
    wait_for_tick(server);
    close_late(server);
    pthread_mutex_unlock(&server->lock);
    server->callbacks.tick(server->callbacks.context);
    pthread_mutex_lock(&server->lock);
  }
  pthread_mutex_unlock(&server->lock);
  return NULL;
}

bool http_start_clock(http_server *server) {
  return pthread_create(&server->clock, NULL, tick, server) == 0;
}

void http_stop_clock(http_server *server) {
  pthread_mutex_lock(&server->lock);
  server->is_stopping = true;
  pthread_cond_signal(&server->stopping);
  pthread_mutex_unlock(&server->lock);
  pthread_join(server->clock, NULL);
}
