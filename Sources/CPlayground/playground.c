// Swift has no equivalent of #embed, which puts a file into the binary.

#include "CPlayground.h"

// The beginning of a module with a style sheet: const style = `
#define STYLE 'c', 'o', 'n', 's', 't', ' ', 's', 't', 'y', 'l', 'e', ' ', '=', ' ', '`',

static const unsigned char page[] = {
#embed "../../Playground/index.html"
};
static const unsigned char style[] = {
#embed "../../Playground/playground.css"
};
static const unsigned char icon[] = {
#embed "../../Playground/playground.svg"
};

// A single JavaScript module, split into one file per subject.
static const unsigned char script[] = {
#embed "../../Playground/script/page.js" suffix(,)
#embed "../../Playground/script/json.js" suffix(,)
#embed "../../Playground/script/codec.js" suffix(,)
#embed "../../Playground/script/picture.js" suffix(,)
#embed "../../Playground/script/stage.js" suffix(,)
#embed "../../Playground/script/findings.js" suffix(,)
#embed "../../Playground/script/fields.js" suffix(,)
#embed "../../Playground/script/request.js" suffix(,)
#embed "../../Playground/script/examples.js" suffix(,)
#embed "../../Playground/script/state.js" suffix(,)
#embed "../../Playground/script/question.js" suffix(,)
#embed "../../Playground/script/answer.js" suffix(,)
#embed "../../Playground/script/drag.js" suffix(,)
#embed "../../Playground/script/text.js" suffix(,)
#embed "../../Playground/script/link.js" suffix(,)
#embed "../../Playground/script/take-away.js" suffix(,)
#embed "../../Playground/script/begin.js"
};

// The module for the views in rows, with its style sheet.
static const unsigned char tables[] = {
    STYLE
#embed "../../Playground/tables/tables.css"
    , '`', ';', '\n',
#embed "../../Playground/tables/bars.js" suffix(,)
#embed "../../Playground/tables/steps.js" suffix(,)
#embed "../../Playground/tables/compare.js"
};

// The module for the pages beside the playground (API and token), with its style sheet.
static const unsigned char pages[] = {
    STYLE
#embed "../../Playground/pages/pages.css"
    , '`', ';', '\n',
#embed "../../Playground/pages/page.js" suffix(,)
#embed "../../Playground/pages/token.js" suffix(,)
#embed "../../Playground/pages/api.js"
};

// The module for the list of examples, with its style sheet.
static const unsigned char examples[] = {
    STYLE
#embed "../../Playground/examples.css"
    , '`', ';', '\n',
#embed "../../Playground/examples.js"
};

// The module for the fields of the less common operations.
static const unsigned char operations[] = {
#embed "../../Playground/operations.js"
};

// The module for faults and fixes.
static const unsigned char mending[] = {
#embed "../../Playground/mending.js"
};

// The module for copying and saving.
static const unsigned char take_away[] = {
#embed "../../Playground/take-away.js"
};

// The module for editing the request as text, with its style sheet.
static const unsigned char editor[] = {
    STYLE
#embed "../../Playground/editor/editor.css"
    , '`', ';', '\n',
#embed "../../Playground/editor/tree.js" suffix(,)
#embed "../../Playground/editor/schema.js" suffix(,)
#embed "../../Playground/editor/shown.js" suffix(,)
#embed "../../Playground/editor/places.js" suffix(,)
#embed "../../Playground/editor/damaged.js" suffix(,)
#embed "../../Playground/editor/view.js"
};

// The module for audits. Its style sheet and its first graph are string literals of the script.
static const unsigned char audit[] = {
    STYLE
#embed "../../Playground/audit/audit.css"
    , '`', ';', '\n',
#embed "../../Playground/audit/view.js" suffix(,)
#embed "../../Playground/audit/layout.js" suffix(,)
#embed "../../Playground/audit/drawing.js" suffix(,)
#embed "../../Playground/audit/causes.js"
    , 'e', 'x', 'p', 'o', 'r', 't', ' ', 'c', 'o', 'n', 's', 't', ' ',
    'e', 'x', 'a', 'm', 'p', 'l', 'e', ' ', '=', '\n',
#embed "../../Examples/food.json"
};

static const struct CPlayground_File files[] = {
    {"/", page, sizeof page},
    {"/playground.css", style, sizeof style},
    {"/playground.svg", icon, sizeof icon},
    {"/playground.js", script, sizeof script},
    {"/playground/tables.js", tables, sizeof tables},
    {"/playground/pages.js", pages, sizeof pages},
    {"/playground/examples.js", examples, sizeof examples},
    {"/playground/operations.js", operations, sizeof operations},
    {"/playground/mending.js", mending, sizeof mending},
    {"/playground/take-away.js", take_away, sizeof take_away},
    {"/playground/editor.js", editor, sizeof editor},
    {"/playground/audit.js", audit, sizeof audit},
};

size_t CPlayground_count(void) { return sizeof files / sizeof files[0]; }

struct CPlayground_File CPlayground_file(size_t index) { return files[index]; }
