#pragma once

#include <stddef.h>

/// A file of the playground, there as long as the process.
struct CPlayground_File {
  /// The path at which it is served.
  const char *path;
  const unsigned char *start;
  size_t count;
};

/// How many files there are.
size_t CPlayground_count(void);

/// The file of a number, from 0 and less than the count.
struct CPlayground_File CPlayground_file(size_t index);
