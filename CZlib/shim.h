// Swift does not see macros that take arguments. These wrappers give those of zlib that begin a stream a name; there is no
// logic in them.

#pragma once

#include <zlib.h>

/// Sixteen more than the largest window is zlib's word for gzip and nothing else.
enum { CZlib_window_bits = MAX_WBITS + 16 };

/// A negative window is its word for data without header and checksum.
enum { CZlib_raw_window_bits = -MAX_WBITS };

static inline int CZlib_begin_inflating(z_stream *stream, int window_bits) {
  return inflateInit2(stream, window_bits);
}

/// The memory that zlib's own `deflateInit` takes.
static inline int CZlib_begin_deflating(z_stream *stream, int level, int window_bits) {
  return deflateInit2(stream, level, Z_DEFLATED, window_bits, MAX_MEM_LEVEL - 1, Z_DEFAULT_STRATEGY);
}
