#include "library.h"

#include <string.h>
#include <time.h>

// The progress of a transfer.
struct progress {
    const struct coffer_mail_transfer *transfer;
    size_t position;
    bool is_handed_over;
    // The time of cancellation while the reply was awaited, in seconds; 0 if not cancelled.
    time_t cancelled_at;
};

static size_t read_message(char *buffer, size_t size, size_t count, void *context) {
    struct progress *progress = context;
    size_t rest = progress->transfer->length - progress->position;
    size_t room = size * count;
    size_t taken = rest < room ? rest : room;
    memcpy(buffer, progress->transfer->message + progress->position, taken);
    progress->position += taken;
    if (progress->position == progress->transfer->length) progress->is_handed_over = true;
    return taken;
}

static size_t ignore(char *bytes, size_t size, size_t count, void *context) {
    (void)bytes;
    (void)context;
    return size * count;
}

static int look_around(void *context, curl_off_t down_all, curl_off_t down, curl_off_t up_all, curl_off_t up) {
    (void)down_all;
    (void)down;
    (void)up_all;
    (void)up;
    struct progress *progress = context;
    if (!progress->transfer->is_cancelled(progress->transfer->context)) return 0;
    if (!progress->is_handed_over) return 1;
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (progress->cancelled_at == 0) progress->cancelled_at = now.tv_sec;
    return now.tv_sec - progress->cancelled_at >= 5;
}

// Only the results of options that secure the transfer are checked; the others exist in every supported version of libcurl.
static CURLcode prepare(CURL *handle, const struct coffer_mail_transfer *transfer, struct curl_slist *recipients, struct progress *progress) {
    coffer_curl.setopt(handle, CURLOPT_URL, transfer->url);
    coffer_curl.setopt(handle, CURLOPT_NOSIGNAL, 1L);
    coffer_curl.setopt(handle, CURLOPT_CONNECTTIMEOUT, transfer->connect_seconds);
    coffer_curl.setopt(handle, CURLOPT_TIMEOUT, transfer->seconds);
    coffer_curl.setopt(handle, CURLOPT_MAIL_FROM, transfer->sender);
    coffer_curl.setopt(handle, CURLOPT_MAIL_RCPT, recipients);
    coffer_curl.setopt(handle, CURLOPT_UPLOAD, 1L);
    coffer_curl.setopt(handle, CURLOPT_INFILESIZE_LARGE, (curl_off_t)transfer->length);
    coffer_curl.setopt(handle, CURLOPT_READFUNCTION, read_message);
    coffer_curl.setopt(handle, CURLOPT_READDATA, progress);
    coffer_curl.setopt(handle, CURLOPT_WRITEFUNCTION, ignore);
    coffer_curl.setopt(handle, CURLOPT_NOPROGRESS, 0L);
    coffer_curl.setopt(handle, CURLOPT_XFERINFOFUNCTION, look_around);
    coffer_curl.setopt(handle, CURLOPT_XFERINFODATA, progress);
    if (transfer->user != NULL) {
        coffer_curl.setopt(handle, CURLOPT_USERNAME, transfer->user);
        coffer_curl.setopt(handle, CURLOPT_PASSWORD, transfer->password);
    }
    CURLcode code = coffer_curl.setopt(handle, CURLOPT_USE_SSL, transfer->requires_tls ? (long)CURLUSESSL_ALL : (long)CURLUSESSL_NONE);
    if (code == CURLE_OK) code = coffer_require_trust(handle, transfer->certificates);
    return code;
}

struct coffer_mail_ending coffer_mail_send(const struct coffer_mail_transfer *transfer) {
    struct coffer_mail_ending ending = {.code = CURLE_FAILED_INIT, .answer = 0, .is_handed_over = false};
    if (!coffer_transfer_is_available()) return ending;
    CURL *handle = coffer_curl.init();
    struct curl_slist *recipients = coffer_curl.append(NULL, transfer->recipient);
    struct progress progress = {.transfer = transfer, .position = 0, .is_handed_over = false, .cancelled_at = 0};
    if (handle != NULL && recipients != NULL) {
        sigset_t before = coffer_block_pipe();
        CURLcode code = prepare(handle, transfer, recipients, &progress);
        if (code == CURLE_OK) code = coffer_curl.perform(handle);
        ending.code = (int)code;
        coffer_curl.getinfo(handle, CURLINFO_RESPONSE_CODE, &ending.answer);
        ending.is_handed_over = progress.is_handed_over;
        coffer_curl.cleanup(handle);
        coffer_unblock_pipe(before);
    } else if (handle != NULL) {
        coffer_curl.cleanup(handle);
    }
    coffer_curl.free_all(recipients);
    return ending;
}
