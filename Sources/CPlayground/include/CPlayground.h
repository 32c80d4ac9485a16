#pragma once

#include <stddef.h>

/// A file of the playground, which lives as long as the process.
struct CPlayground_File {
  /// The path at which it is served.
  const char *path;
  const unsigned char *start;
  size_t count;
};

/// The number of files.
size_t CPlayground_count(void);

/// Returns the file with an index from 0 up to the count, exclusive.
struct CPlayground_File CPlayground_file(size_t index);
