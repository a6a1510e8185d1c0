#include "CMailTransfer.h"

#include <curl/curl.h>
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <time.h>

// libcurl is loaded with dlopen before the first message is sent, so that Coffer runs without it. Its header guarantees that the values of
// options are stable.
static struct {
    __typeof__(curl_easy_init) *init;
    __typeof__(curl_easy_setopt) *setopt;
    __typeof__(curl_easy_perform) *perform;
    __typeof__(curl_easy_getinfo) *getinfo;
    __typeof__(curl_easy_cleanup) *cleanup;
    __typeof__(curl_slist_append) *append;
    __typeof__(curl_slist_free_all) *free_all;
} curl;
static bool is_loaded = false;
static pthread_once_t loading = PTHREAD_ONCE_INIT;

static void load(void) {
#ifdef __APPLE__
    static const char *const names[] = {"libcurl.4.dylib"};
#else
    static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};
#endif
    void *library = NULL;
    for (size_t index = 0; library == NULL && index < sizeof names / sizeof *names; index++) {
        library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    }
    if (library == NULL) return;
    __typeof__(curl_global_init) *global_init = (__typeof__(global_init))dlsym(library, "curl_global_init");
    curl.init = (__typeof__(curl.init))dlsym(library, "curl_easy_init");
    curl.setopt = (__typeof__(curl.setopt))dlsym(library, "curl_easy_setopt");
    curl.perform = (__typeof__(curl.perform))dlsym(library, "curl_easy_perform");
    curl.getinfo = (__typeof__(curl.getinfo))dlsym(library, "curl_easy_getinfo");
    curl.cleanup = (__typeof__(curl.cleanup))dlsym(library, "curl_easy_cleanup");
    curl.append = (__typeof__(curl.append))dlsym(library, "curl_slist_append");
    curl.free_all = (__typeof__(curl.free_all))dlsym(library, "curl_slist_free_all");
    if (!global_init || !curl.init || !curl.setopt || !curl.perform || !curl.getinfo || !curl.cleanup || !curl.append || !curl.free_all) {
        return;
    }
    is_loaded = global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

bool coffer_mail_is_available(void) {
    pthread_once(&loading, load);
    return is_loaded;
}

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
    curl.setopt(handle, CURLOPT_URL, transfer->url);
    curl.setopt(handle, CURLOPT_NOSIGNAL, 1L);
    curl.setopt(handle, CURLOPT_CONNECTTIMEOUT, transfer->connect_seconds);
    curl.setopt(handle, CURLOPT_TIMEOUT, transfer->seconds);
    curl.setopt(handle, CURLOPT_MAIL_FROM, transfer->sender);
    curl.setopt(handle, CURLOPT_MAIL_RCPT, recipients);
    curl.setopt(handle, CURLOPT_UPLOAD, 1L);
    curl.setopt(handle, CURLOPT_INFILESIZE_LARGE, (curl_off_t)transfer->length);
    curl.setopt(handle, CURLOPT_READFUNCTION, read_message);
    curl.setopt(handle, CURLOPT_READDATA, progress);
    curl.setopt(handle, CURLOPT_WRITEFUNCTION, ignore);
    curl.setopt(handle, CURLOPT_NOPROGRESS, 0L);
    curl.setopt(handle, CURLOPT_XFERINFOFUNCTION, look_around);
    curl.setopt(handle, CURLOPT_XFERINFODATA, progress);
    if (transfer->user != NULL) {
        curl.setopt(handle, CURLOPT_USERNAME, transfer->user);
        curl.setopt(handle, CURLOPT_PASSWORD, transfer->password);
    }
    CURLcode code = curl.setopt(handle, CURLOPT_USE_SSL, transfer->requires_tls ? (long)CURLUSESSL_ALL : (long)CURLUSESSL_NONE);
    if (code == CURLE_OK) code = curl.setopt(handle, CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
    if (code == CURLE_OK) code = curl.setopt(handle, CURLOPT_SSL_VERIFYPEER, 1L);
    if (code == CURLE_OK) code = curl.setopt(handle, CURLOPT_SSL_VERIFYHOST, 2L);
    if (code == CURLE_OK && transfer->certificates != NULL) code = curl.setopt(handle, CURLOPT_CAINFO, transfer->certificates);
    return code;
}

struct coffer_mail_ending coffer_mail_send(const struct coffer_mail_transfer *transfer) {
    struct coffer_mail_ending ending = {.code = CURLE_FAILED_INIT, .answer = 0, .is_handed_over = false};
    if (!coffer_mail_is_available()) return ending;
    CURL *handle = curl.init();
    struct curl_slist *recipients = curl.append(NULL, transfer->recipient);
    struct progress progress = {.transfer = transfer, .position = 0, .is_handed_over = false, .cancelled_at = 0};
    if (handle != NULL && recipients != NULL) {
        // Blocks SIGPIPE: a TLS library may write to a closed connection without MSG_NOSIGNAL.
        sigset_t pipe_signal, before;
        sigemptyset(&pipe_signal);
        sigaddset(&pipe_signal, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &pipe_signal, &before);

        CURLcode code = prepare(handle, transfer, recipients, &progress);
        if (code == CURLE_OK) code = curl.perform(handle);
        ending.code = (int)code;
        curl.getinfo(handle, CURLINFO_RESPONSE_CODE, &ending.answer);
        ending.is_handed_over = progress.is_handed_over;
        curl.cleanup(handle);

#ifndef __APPLE__
        const struct timespec at_once = {0, 0};
        while (sigtimedwait(&pipe_signal, NULL, &at_once) > 0) {}
#endif
        pthread_sigmask(SIG_SETMASK, &before, NULL);
    } else if (handle != NULL) {
        curl.cleanup(handle);
    }
    curl.free_all(recipients);
    return ending;
}
