#include "library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <time.h>

// libcurl is loaded with dlopen before the first transfer, so that Coffer runs without it. Its header guarantees that the values of options
// are stable.
struct coffer_curl coffer_curl;
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
    struct coffer_curl curl;
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
    coffer_curl = curl;
    is_loaded = global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

bool coffer_transfer_is_available(void) {
    pthread_once(&loading, load);
    return is_loaded;
}

CURLcode coffer_require_trust(CURL *handle, const char *certificates) {
    CURLcode code = coffer_curl.setopt(handle, CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
    if (code == CURLE_OK) code = coffer_curl.setopt(handle, CURLOPT_SSL_VERIFYPEER, 1L);
    if (code == CURLE_OK) code = coffer_curl.setopt(handle, CURLOPT_SSL_VERIFYHOST, 2L);
    if (certificates == NULL || code != CURLE_OK) return code;
    // Distributions build libcurl with a folder of certificates beside the file. Where there can be none, the option is not built in.
    coffer_curl.setopt(handle, CURLOPT_CAPATH, NULL);
    return coffer_curl.setopt(handle, CURLOPT_CAINFO, certificates);
}

sigset_t coffer_block_pipe(void) {
    sigset_t pipe_signal, before;
    sigemptyset(&pipe_signal);
    sigaddset(&pipe_signal, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_signal, &before);
    return before;
}

void coffer_unblock_pipe(sigset_t before) {
#ifndef __APPLE__
    sigset_t pipe_signal;
    sigemptyset(&pipe_signal);
    sigaddset(&pipe_signal, SIGPIPE);
    const struct timespec at_once = {0, 0};
    while (sigtimedwait(&pipe_signal, NULL, &at_once) > 0) {}
#endif
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}
