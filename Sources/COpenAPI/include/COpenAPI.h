#pragma once

#include <stddef.h>

/// Bytes that live as long as the process.
struct COpenAPI_Bytes {
  const unsigned char *start;
  size_t count;
};

/// The text of `openapi.yaml`.
struct COpenAPI_Bytes COpenAPI_yaml(void);

/// The document as JSON, with its members in the order of the file.
struct COpenAPI_Bytes COpenAPI_json(void);
