// A minimal server on libmicrohttpd, as the lower bound for the product: reads each body to its end and answers with
// the same bytes, as many as the argument says, on a pool of two threads with poll, as the product does. Prints its
// address and serves until SIGTERM.

#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct body {
  size_t count;
  unsigned char sum;
};

static enum MHD_Result answer(void *response, struct MHD_Connection *connection, const char *url, const char *method,
                              const char *version, const char *data, size_t *count, void **request) {
  (void)url, (void)method, (void)version;
  struct body *body = *request;
  if (body == NULL) {
    *request = calloc(1, sizeof(struct body));
    return *request ? MHD_YES : MHD_NO;
  }
  if (*count != 0) {
    for (size_t index = 0; index < *count; index++)
      body->sum ^= (unsigned char)data[index];
    body->count += *count;
    *count = 0;
    return MHD_YES;
  }
  return MHD_queue_response(connection, body->count ? MHD_HTTP_OK : MHD_HTTP_BAD_REQUEST, response);
}

static void completed(void *context, struct MHD_Connection *connection, void **request,
                      enum MHD_RequestTerminationCode reason) {
  (void)context, (void)connection, (void)reason;
  free(*request);
  *request = NULL;
}

int main(int count, char **arguments) {
  size_t size = count == 2 ? strtoul(arguments[1], NULL, 10) : 0;
  char *bytes = size ? malloc(size) : NULL;
  if (bytes == NULL) {
    fprintf(stderr, "usage: floor BYTES\n");
    return 2;
  }
  memset(bytes, ' ', size);
  sigset_t end;
  sigemptyset(&end);
  sigaddset(&end, SIGTERM);
  sigaddset(&end, SIGINT);
  sigprocmask(SIG_BLOCK, &end, NULL);

  struct MHD_Response *response = MHD_create_response_from_buffer(size, bytes, MHD_RESPMEM_MUST_FREE);
  MHD_add_response_header(response, "Content-Type", "application/json");
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  struct MHD_Daemon *daemon = MHD_start_daemon(
      MHD_USE_POLL_INTERNAL_THREAD, 0, NULL, NULL, answer, response, MHD_OPTION_SOCK_ADDR, &address,
      MHD_OPTION_THREAD_POOL_SIZE, 2u, MHD_OPTION_CONNECTION_LIMIT, 512u, MHD_OPTION_CONNECTION_MEMORY_LIMIT,
      (size_t)32 << 10, MHD_OPTION_NOTIFY_COMPLETED, completed, NULL, MHD_OPTION_END);
  const union MHD_DaemonInfo *info = daemon ? MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT) : NULL;
  if (info == NULL) {
    fprintf(stderr, "floor: libmicrohttpd does not start\n");
    return 1;
  }
  fprintf(stderr, "{\"address\":\"127.0.0.1:%u\"}\n", info->port);
  int received;
  sigwait(&end, &received);
  MHD_stop_daemon(daemon);
  MHD_destroy_response(response);
  return 0;
}
