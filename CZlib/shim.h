// Swift cannot call macros with arguments; these functions wrap zlib's.

#pragma once

#include <zlib.h>

/// `MAX_WBITS + 16` selects the gzip format only.
enum { CZlib_window_bits = MAX_WBITS + 16 };

/// A negative window selects raw deflate, without header and checksum.
enum { CZlib_raw_window_bits = -MAX_WBITS };

static inline int CZlib_begin_inflating(z_stream *stream, int window_bits) {
  return inflateInit2(stream, window_bits);
}

/// The memory that zlib's own `deflateInit` takes.
static inline int CZlib_begin_deflating(z_stream *stream, int level, int window_bits) {
  return deflateInit2(stream, level, Z_DEFLATED, window_bits, MAX_MEM_LEVEL - 1, Z_DEFAULT_STRATEGY);
}
