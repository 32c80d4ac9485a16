/* Counts allocations; to be preloaded. */
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static long mallocs;

long counted_mallocs(void) { return mallocs; }

void *malloc(size_t size) {
    mallocs++;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    mallocs++;
    return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
    mallocs++;
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    mallocs++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    mallocs++;
    *block = __libc_memalign(alignment, size);
    return *block == NULL ? 12 /* ENOMEM */ : 0;
}
