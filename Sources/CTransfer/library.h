#ifndef COFFER_TRANSFER_LIBRARY_H
#define COFFER_TRANSFER_LIBRARY_H

#include "CTransfer.h"

#include <curl/curl.h>
#include <signal.h>

// The functions of libcurl that transfers use; set if `coffer_transfer_is_available` has returned true.
extern struct coffer_curl {
    __typeof__(curl_easy_init) *init;
    __typeof__(curl_easy_setopt) *setopt;
    __typeof__(curl_easy_perform) *perform;
    __typeof__(curl_easy_getinfo) *getinfo;
    __typeof__(curl_easy_cleanup) *cleanup;
    __typeof__(curl_slist_append) *append;
    __typeof__(curl_slist_free_all) *free_all;
} coffer_curl;

// Sets what encrypted connections have to be: TLS 1.2 or later, with a certificate that is trusted and of the host.
//
// certificates: a PEM file of the only trusted certificates; null for those of the system.
CURLcode coffer_require_trust(CURL *handle, const char *certificates);

// Blocks SIGPIPE in this thread until `coffer_unblock_pipe`: a TLS library may write to a closed connection without MSG_NOSIGNAL.
//
// Returns the signals that were blocked before.
sigset_t coffer_block_pipe(void);

// Drops a SIGPIPE that came meanwhile, and blocks what was blocked before.
void coffer_unblock_pipe(sigset_t before);

#endif
