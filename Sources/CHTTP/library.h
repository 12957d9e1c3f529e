#pragma once
#include <stdint.h>
#include <sys/types.h>

/// The numbers and functions of libmicrohttpd's interface that are used here (microhttpd.h, version 0.9.75; the library
/// counts its interfaces in its name, and this is the twelfth).

/// MHD_Result.
enum { mhd_no = 0, mhd_yes = 1 };

/// MHD_FLAG: a thread for each connection, waiting by poll, and a pipe that wakes the one that accepts.
enum { mhd_threads = 4 | 8 | 64 | 1024 };

/// MHD_OPTION.
enum {
  mhd_end = 0,
  mhd_connection_memory = 1,
  mhd_connection_limit = 2,
  mhd_timeout = 3,
  mhd_notify_completed = 4,
  mhd_target_callback = 7,
  mhd_listen_socket = 12,
  mhd_stack_size = 19,
  mhd_notify_connection = 27,
  mhd_strict = 29,
};

/// MHD_ValueKind, MHD_ConnectionInfoType, MHD_CONNECTION_OPTION, MHD_ConnectionNotificationCode, MHD_ResponseMemoryMode.
enum { mhd_header = 1, mhd_info_socket = 6, mhd_info_context = 7, mhd_option_timeout = 0, mhd_started = 0, mhd_copy = 2 };

typedef struct MHD_Daemon MHD_Daemon;
typedef struct MHD_Connection MHD_Connection;
typedef struct MHD_Response MHD_Response;

/// What MHD_get_connection_info returns a pointer to.
typedef union mhd_info {
  int socket;
  void *context;
} mhd_info;

typedef int (*mhd_handler)(
  void *, MHD_Connection *, const char *, const char *, const char *, const char *, size_t *, void **);

/// The library's functions.
typedef struct mhd_library {
  MHD_Daemon *(*start)(unsigned, uint16_t, void *, void *, mhd_handler, void *, ...);
  void (*stop)(MHD_Daemon *);
  int (*values)(MHD_Connection *, int, int (*)(void *, int, const char *, const char *), void *);
  const mhd_info *(*info)(MHD_Connection *, int, ...);
  int (*set_option)(MHD_Connection *, int, ...);
  MHD_Response *(*bytes)(size_t, void *, int);
  MHD_Response *(*stream)(
    uint64_t, size_t, ssize_t (*)(void *, uint64_t, char *, size_t), void *, void (*)(void *));
  int (*add_header)(MHD_Response *, const char *, const char *);
  int (*queue)(MHD_Connection *, unsigned, MHD_Response *);
  void (*destroy)(MHD_Response *);
} mhd_library;

/// The library, loaded at the first call and for as long as the process lives; NULL where there is none.
const mhd_library *mhd(void);
