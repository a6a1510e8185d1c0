#ifndef COFFER_MAIL_TRANSFER_H
#define COFFER_MAIL_TRANSFER_H

#include <stdbool.h>
#include <stddef.h>

/// One message on its way to one server. What is pointed to is only read, and only for as long as the call lasts.
struct coffer_mail_transfer {
    /// `smtp://host:port`, or `smtps://host:port` for TLS from the first byte; without a user.
    const char *url;
    /// Null: without signing in.
    const char *user;
    const char *password;
    /// A PEM file with the certificates to trust; null: those of the system.
    const char *certificates;
    /// Whether nothing is said before the connection is encrypted (STARTTLS).
    bool requires_tls;
    /// The addresses of the envelope, without angle brackets.
    const char *sender;
    const char *recipient;
    /// Head and body, with CRLF; dots at the beginning of lines are doubled on the way.
    const char *message;
    size_t length;
    /// How long connecting may take, and all of it.
    long connect_seconds;
    long seconds;
    /// Asked about once a second: true ends the transfer, or, where the message is with the server already, five seconds of waiting for its
    /// answer.
    bool (*is_cancelled)(void *context);
    void *context;
};

/// How a transfer ended.
struct coffer_mail_ending {
    /// libcurl's code; 0 where the server has taken the message.
    int code;
    /// The number of the server's last answer; 0 where there was none.
    long answer;
    /// Whether the message was handed over to its end, so that the server may have taken it.
    bool is_handed_over;
};

/// Whether libcurl is on this machine. It is looked for when this is first called.
bool coffer_mail_is_available(void);

/// Sends a message and waits for its end.
struct coffer_mail_ending coffer_mail_send(const struct coffer_mail_transfer *transfer);

#endif
