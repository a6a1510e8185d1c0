#include "library.h"

#include <netinet/in.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>

// The progress of a request.
struct exchange {
    const struct coffer_http_request *request;
    // How much of the body libcurl has taken.
    size_t position;
};

static size_t read_body(char *buffer, size_t size, size_t count, void *context) {
    struct exchange *exchange = context;
    size_t rest = exchange->request->body_length - exchange->position;
    size_t room = size * count;
    size_t taken = rest < room ? rest : room;
    if (taken > 0) memcpy(buffer, exchange->request->body + exchange->position, taken);
    exchange->position += taken;
    return taken;
}

static size_t take_header(char *bytes, size_t size, size_t count, void *context) {
    const struct coffer_http_request *request = ((struct exchange *)context)->request;
    size_t length = size * count;
    return length == 0 || request->take_header(request->context, bytes, length) ? length : 0;
}

static size_t take_body(char *bytes, size_t size, size_t count, void *context) {
    const struct coffer_http_request *request = ((struct exchange *)context)->request;
    size_t length = size * count;
    return length == 0 || request->take_body(request->context, bytes, length) ? length : 0;
}

static int look_around(void *context, curl_off_t down_all, curl_off_t down, curl_off_t up_all, curl_off_t up) {
    (void)down_all;
    (void)down;
    (void)up_all;
    (void)up;
    const struct coffer_http_request *request = ((struct exchange *)context)->request;
    return request->is_cancelled(request->context);
}

// Opens the socket of a connection to an address that is allowed: libcurl connects it to this address and to no other.
static curl_socket_t open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
    (void)purpose;
    const struct coffer_http_request *request = ((struct exchange *)context)->request;
    const void *bytes;
    size_t length;
    switch (address->family) {
    case AF_INET:
        bytes = &((const struct sockaddr_in *)(const void *)&address->addr)->sin_addr;
        length = sizeof(struct in_addr);
        break;
    case AF_INET6:
        bytes = &((const struct sockaddr_in6 *)(const void *)&address->addr)->sin6_addr;
        length = sizeof(struct in6_addr);
        break;
    default: return CURL_SOCKET_BAD;
    }
    if (!request->allows_address(request->context, bytes, length)) return CURL_SOCKET_BAD;
#ifdef SOCK_CLOEXEC
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
#else
    return socket(address->family, address->socktype, address->protocol);
#endif
}

// The headers of a request for libcurl; null without memory.
static struct curl_slist *list_of_headers(const struct coffer_http_request *request) {
    // Waiting for `100 Continue` would only cost time. Without a type libcurl would say that of a form.
    struct curl_slist *list = coffer_curl.append(NULL, "Expect:");
    bool has_type = false;
    for (size_t index = 0; list != NULL && index < request->header_count; index++) {
        has_type = has_type || strncasecmp(request->headers[index], "content-type:", 13) == 0;
        struct curl_slist *longer = coffer_curl.append(list, request->headers[index]);
        if (longer == NULL) coffer_curl.free_all(list);
        list = longer;
    }
    if (list == NULL || has_type) return list;
    struct curl_slist *longer = coffer_curl.append(list, "Content-Type:");
    if (longer == NULL) coffer_curl.free_all(list);
    return longer;
}

// The results of options that bound or secure the request are checked; the others exist in every supported version of libcurl. What is not
// set is off: cookies, passwords of a .netrc, compressed responses, and whatever a server says for later requests.
static CURLcode prepare(CURL *handle, struct curl_slist *headers, struct exchange *exchange) {
    const struct coffer_http_request *request = exchange->request;
    coffer_curl.setopt(handle, CURLOPT_NOSIGNAL, 1L);
    coffer_curl.setopt(handle, CURLOPT_CONNECTTIMEOUT_MS, request->connect_milliseconds);
    coffer_curl.setopt(handle, CURLOPT_TIMEOUT_MS, request->milliseconds);
    coffer_curl.setopt(handle, CURLOPT_USERAGENT, "Coffer");
    coffer_curl.setopt(handle, CURLOPT_HTTPHEADER, headers);
    coffer_curl.setopt(handle, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1);
    coffer_curl.setopt(handle, CURLOPT_PATH_AS_IS, 1L);
    if (request->is_post) {
        coffer_curl.setopt(handle, CURLOPT_POST, 1L);
        coffer_curl.setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)request->body_length);
        coffer_curl.setopt(handle, CURLOPT_READFUNCTION, read_body);
        coffer_curl.setopt(handle, CURLOPT_READDATA, exchange);
    } else {
        coffer_curl.setopt(handle, CURLOPT_HTTPGET, 1L);
    }
    coffer_curl.setopt(handle, CURLOPT_HEADERFUNCTION, take_header);
    coffer_curl.setopt(handle, CURLOPT_HEADERDATA, exchange);
    coffer_curl.setopt(handle, CURLOPT_WRITEFUNCTION, take_body);
    coffer_curl.setopt(handle, CURLOPT_WRITEDATA, exchange);
    coffer_curl.setopt(handle, CURLOPT_MAXFILESIZE_LARGE, (curl_off_t)request->response_limit);
    coffer_curl.setopt(handle, CURLOPT_NOPROGRESS, 0L);
    coffer_curl.setopt(handle, CURLOPT_XFERINFOFUNCTION, look_around);
    coffer_curl.setopt(handle, CURLOPT_XFERINFODATA, exchange);
    coffer_curl.setopt(handle, CURLOPT_FORBID_REUSE, 1L);

    CURLcode code = coffer_curl.setopt(handle, CURLOPT_URL, request->url);
    if (code == CURLE_OK) code = coffer_curl.setopt(handle, CURLOPT_PROTOCOLS_STR, request->allows_http ? "https,http" : "https");
    if (code == CURLE_OK) code = coffer_curl.setopt(handle, CURLOPT_FOLLOWLOCATION, 0L);
    if (code == CURLE_OK) code = coffer_curl.setopt(handle, CURLOPT_PROXY, "");
    if (code == CURLE_OK) code = coffer_curl.setopt(handle, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    if (code == CURLE_OK) code = coffer_curl.setopt(handle, CURLOPT_OPENSOCKETDATA, exchange);
    return code == CURLE_OK ? coffer_require_trust(handle, request->certificates) : code;
}

struct coffer_http_ending coffer_http_send(const struct coffer_http_request *request) {
    struct coffer_http_ending ending = {.code = CURLE_FAILED_INIT, .status = 0, .is_sent = false};
    if (!coffer_transfer_is_available()) return ending;
    CURL *handle = coffer_curl.init();
    if (handle == NULL) return ending;
    struct curl_slist *headers = list_of_headers(request);
    struct exchange exchange = {.request = request, .position = 0};
    sigset_t before = coffer_block_pipe();
    if (headers != NULL) {
        CURLcode code = prepare(handle, headers, &exchange);
        if (code == CURLE_OK) code = coffer_curl.perform(handle);
        long head_length = 0;
        coffer_curl.getinfo(handle, CURLINFO_RESPONSE_CODE, &ending.status);
        coffer_curl.getinfo(handle, CURLINFO_REQUEST_SIZE, &head_length);
        ending.code = (int)code;
        ending.is_sent = head_length > 0 && exchange.position == request->body_length;
    }
    coffer_curl.cleanup(handle);
    coffer_unblock_pipe(before);
    coffer_curl.free_all(headers);
    return ending;
}
