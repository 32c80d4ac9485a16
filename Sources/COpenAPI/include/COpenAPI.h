#pragma once

#include <stddef.h>

/// Bytes that are there as long as the process.
struct COpenAPI_Bytes {
  const unsigned char *start;
  size_t count;
};

/// `openapi.yaml` as it was written.
struct COpenAPI_Bytes COpenAPI_yaml(void);

/// The same as JSON, its members in the order of the file.
struct COpenAPI_Bytes COpenAPI_json(void);
