#ifndef COFFER_MAIL_TRANSFER_H
#define COFFER_MAIL_TRANSFER_H

#include <stdbool.h>
#include <stddef.h>

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

/// Whether libcurl is installed. The first call loads it.
bool coffer_mail_is_available(void);

/// Sends a message and waits for the reply.
struct coffer_mail_ending coffer_mail_send(const struct coffer_mail_transfer *transfer);

#endif
