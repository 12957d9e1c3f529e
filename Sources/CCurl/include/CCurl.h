#pragma once

#include <stdbool.h>
#include <stddef.h>

/// A connection that requests go over, one after the other.
typedef struct transfer transfer;

/// What came of a request.
typedef enum {
  /// A server answered, whatever it said.
  transfer_done,
  /// libcurl is not installed, or is older than 7.85.
  transfer_no_library,
  /// Nobody answered in time, or in words that are understood.
  transfer_no_answer,
  /// The answer is longer than is taken.
  transfer_too_long,
} transfer_status;

/// How long to wait for an answer, in milliseconds.
typedef struct {
  long connect, whole;
} transfer_patience;

/// Loads the library and makes a connection, which `transfer_close` ends.
transfer_status transfer_open(transfer **opened);

/// Ends a connection.
void transfer_close(transfer *connection);

/// Asks for what is at an address; the bytes are the caller's, who gives them to `transfer_free`.
///
/// header is sent besides, where it is not NULL; code is what HTTP calls the status.
transfer_status transfer_get(
  transfer *connection, const char *url, const char *header, transfer_patience patience, size_t limit, long *code,
  unsigned char **bytes, size_t *count);

/// Puts bytes at an address.
transfer_status transfer_put(
  transfer *connection, const char *url, const char *header, transfer_patience patience, const unsigned char *bytes,
  size_t count, long *code);

/// Gives back the bytes of an answer.
void transfer_free(unsigned char *bytes);

/// What went wrong last, in the library's words; empty where nothing did.
const char *transfer_words(const transfer *connection);
