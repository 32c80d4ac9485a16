// Swift has no means of its own to put a file into the binary.

#include "CPlayground.h"

static const unsigned char page[] = {
#embed "../../Playground/index.html"
};
static const unsigned char style[] = {
#embed "../../Playground/playground.css"
};
static const unsigned char icon[] = {
#embed "../../Playground/playground.svg"
};
static const unsigned char script[] = {
#embed "../../Playground/playground.js"
};
static const unsigned char answer_module[] = {
#embed "../../Playground/playground/answer.js"
};
static const unsigned char page_module[] = {
#embed "../../Playground/playground/page.js"
};
static const unsigned char request_module[] = {
#embed "../../Playground/playground/request.js"
};

static const struct CPlayground_File files[] = {
    {"/", page, sizeof page},
    {"/playground.css", style, sizeof style},
    {"/playground.svg", icon, sizeof icon},
    {"/playground.js", script, sizeof script},
    {"/playground/answer.js", answer_module, sizeof answer_module},
    {"/playground/page.js", page_module, sizeof page_module},
    {"/playground/request.js", request_module, sizeof request_module},
};

size_t CPlayground_count(void) { return sizeof files / sizeof files[0]; }

struct CPlayground_File CPlayground_file(size_t index) { return files[index]; }
