// Swift cannot call variadic C functions. These wrappers give each variadic call of libmicrohttpd a name and types; its
// arguments are decided in Swift, by `Daemon`.

#pragma once

#include <microhttpd.h>
#include <string.h>
#if defined(__linux__)
#include <linux/filter.h>
#endif
#if defined(__GLIBC__)
#include <malloc.h>
#elif defined(__APPLE__)
#include <malloc/malloc.h>
#endif

_Static_assert(MHD_VERSION >= 0x00097300, "libmicrohttpd 0.9.73 brought the free callback with a closure");

struct CMicroHTTPD_Options {
  unsigned int thread_pool_size;
  size_t thread_stack_size;
  /// The limit for all threads together.
  unsigned int connection_limit;
  /// Bytes for the header and the buffers of one connection.
  size_t connection_memory_limit;
  /// Seconds without a byte in either direction.
  unsigned int connection_timeout;
};

typedef void *(*CMicroHTTPD_RequestLineCallback)(void *context, const char *target, struct MHD_Connection *connection);

/// Leaves the target as it was sent: the default would decode %2F to / and end the path at %00.
static inline size_t CMicroHTTPD_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

/// Starts a daemon without a port of its own. The logger comes first, or the messages of the start bypass it.
static inline struct MHD_Daemon *CMicroHTTPD_start(unsigned int flags, struct CMicroHTTPD_Options options,
                                                   MHD_LogCallback log,
                                                   CMicroHTTPD_RequestLineCallback request_line,
                                                   MHD_AccessHandlerCallback request,
                                                   MHD_RequestCompletedCallback completed,
                                                   MHD_NotifyConnectionCallback connection, void *context) {
  return MHD_start_daemon(flags, 0, NULL, NULL, request, context,
                          MHD_OPTION_EXTERNAL_LOGGER, log, context,
                          MHD_OPTION_THREAD_POOL_SIZE, options.thread_pool_size,
                          MHD_OPTION_THREAD_STACK_SIZE, options.thread_stack_size,
                          MHD_OPTION_CONNECTION_LIMIT, options.connection_limit,
                          MHD_OPTION_CONNECTION_MEMORY_LIMIT, options.connection_memory_limit,
                          MHD_OPTION_CONNECTION_TIMEOUT, options.connection_timeout,
                          MHD_OPTION_UNESCAPE_CALLBACK, CMicroHTTPD_keep_escapes, NULL,
                          MHD_OPTION_URI_LOG_CALLBACK, request_line, context,
                          MHD_OPTION_NOTIFY_COMPLETED, completed, context,
                          MHD_OPTION_NOTIFY_CONNECTION, connection, context,
                          MHD_OPTION_END);
}

static inline MHD_socket CMicroHTTPD_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

/// Returns the pointer stored by NOTIFY_CONNECTION, or NULL.
static inline void *CMicroHTTPD_socket_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info ? info->socket_context : NULL;
}

/// Returns the address of the peer, or NULL.
static inline const struct sockaddr *CMicroHTTPD_peer(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info ? info->client_addr : NULL;
}

/// Returns the number of bytes from the method to the end of the empty line after the header.
static inline size_t CMicroHTTPD_head_size(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  return info ? info->header_size : 0;
}

/// Copies the bytes before it returns, although libmicrohttpd does not declare them const.
static inline struct MHD_Response *CMicroHTTPD_response_by_copying(const void *bytes, size_t count) {
  return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

/// Borrows the bytes until `release` is called with `owner`; does not write to them.
static inline struct MHD_Response *CMicroHTTPD_response_by_borrowing(const void *bytes, size_t count,
                                                                     MHD_ContentReaderFreeCallback release,
                                                                     void *owner) {
  return MHD_create_response_from_buffer_with_free_callback_cls(count, (void *)bytes, release, owner);
}

/// The results of a content reader at the end of the content, and if the content breaks off.
static const ssize_t CMicroHTTPD_end_of_content = MHD_CONTENT_READER_END_OF_STREAM;
static const ssize_t CMicroHTTPD_content_broken_off = MHD_CONTENT_READER_END_WITH_ERROR;

/// Makes a response of unknown length: `read` is called with `owner` for each piece, until `release` is called.
static inline struct MHD_Response *CMicroHTTPD_response_by_pieces(size_t piece_size, MHD_ContentReaderCallback read,
                                                                  void *owner, MHD_ContentReaderFreeCallback release) {
  return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, piece_size, read, owner, release);
}

/// Bounds the number of arenas, and makes the allocator map blocks from a given size on individually.
static inline void CMicroHTTPD_bound_allocator(int most_arenas, int smallest_mapping) {
#if defined(__GLIBC__)
  mallopt(M_ARENA_MAX, most_arenas);
  mallopt(M_MMAP_THRESHOLD, smallest_mapping);
#else
  (void)most_arenas;
  (void)smallest_mapping;
#endif
}

/// Returns freed memory to the system.
static inline void CMicroHTTPD_trim_memory(void) {
#if defined(__GLIBC__)
  malloc_trim(0);
#elif defined(__APPLE__)
  malloc_zone_pressure_relief(NULL, 0);
#endif
}
