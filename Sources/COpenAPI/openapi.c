// Swift has no equivalent of #embed, which puts a file into the binary.

#include "COpenAPI.h"

static const unsigned char yaml[] = {
#embed "../../openapi.yaml"
};

static const unsigned char json[] = {
#embed "openapi.json"
};

struct COpenAPI_Bytes COpenAPI_yaml(void) { return (struct COpenAPI_Bytes){yaml, sizeof yaml}; }

struct COpenAPI_Bytes COpenAPI_json(void) { return (struct COpenAPI_Bytes){json, sizeof json}; }
