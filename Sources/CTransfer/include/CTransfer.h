#ifndef COFFER_TRANSFER_H
#define COFFER_TRANSFER_H

#include <stdbool.h>
#include <stddef.h>

/// Whether libcurl is installed. The first call loads it.
bool coffer_transfer_is_available(void);

// Mail

/// The parameters of one transfer. The pointers have to be valid during the call and are only read.
struct coffer_mail_transfer {
    /// `smtp://host:port`, or `smtps://host:port` for implicit TLS; without user and password.
    const char *url;
    /// Null for no authentication.
    const char *user;
    const char *password;
    /// A PEM file of trusted certificates; null for those of the system.
    const char *certificates;
    /// Whether STARTTLS is required on an `smtp` connection.
    bool requires_tls;
    /// The envelope addresses, without angle brackets.
    const char *sender;
    const char *recipient;
    /// Headers and body with CRLF line ends; libcurl doubles dots at the start of lines.
    const char *message;
    size_t length;
    /// The timeouts of connecting and of the whole transfer.
    long connect_seconds;
    long seconds;
    /// Called about once a second. If it returns true, the transfer is aborted; once the message is transmitted, the reply is awaited for five
    /// more seconds.
    bool (*is_cancelled)(void *context);
    void *context;
};

/// The result of a transfer.
struct coffer_mail_ending {
    /// The libcurl result code; 0 if the server accepted the message.
    int code;
    /// The last SMTP reply code; 0 if there was none.
    long answer;
    /// Whether the message was transmitted completely, so that the server may have accepted it.
    bool is_handed_over;
};

/// Sends a message and waits for the reply.
struct coffer_mail_ending coffer_mail_send(const struct coffer_mail_transfer *transfer);

// HTTP

/// One request. The pointers have to be valid during the call and are only read. The functions are called during the call, in its thread,
/// with `context`.
struct coffer_http_request {
    /// `https`, or `http` if that is allowed; without user and password.
    const char *url;
    bool allows_http;
    /// POST, otherwise GET.
    bool is_post;
    /// Lines without their ends: `Name: value`, or `Name;` without a value.
    const char *const *headers;
    size_t header_count;
    /// The body of a POST.
    const char *body;
    size_t body_length;
    /// A PEM file of the only trusted certificates; null for those of the system.
    const char *certificates;
    /// The timeouts of connecting, with the lookup of the name, and of the whole request.
    long connect_milliseconds;
    long milliseconds;
    /// The largest body of a response that is received, if its length is known before; 0 for any. `take_body` has to count as well.
    size_t response_limit;
    /// Called about once a second. If it returns true, the request is aborted.
    bool (*is_cancelled)(void *context);
    /// Called before each connection, with its address in network order: 4 bytes of IPv4 or 16 of IPv6. Returns whether it may be made.
    bool (*allows_address)(void *context, const unsigned char *address, size_t length);
    /// Called for each line of the response's head with its end, for heads of interim responses, and for trailers; then for parts of the
    /// body. If one returns false, the request is aborted.
    bool (*take_header)(void *context, const char *bytes, size_t length);
    bool (*take_body)(void *context, const char *bytes, size_t length);
    void *context;
};

/// The result of a request.
struct coffer_http_ending {
    /// The libcurl result code; 0 if a whole response was received.
    int code;
    /// The status of the last response; 0 if there was none.
    long status;
    /// Whether the server may have received the whole request: bytes of its head were written to the connection, and libcurl had taken the
    /// whole body to write it.
    bool is_sent;
};

/// Sends a request on a connection of its own and waits for the response. Follows no redirect.
struct coffer_http_ending coffer_http_send(const struct coffer_http_request *request);

#endif
