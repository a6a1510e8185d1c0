#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The process's limit of open files (`RLIMIT_NOFILE`), which includes connections.
enum OpenFileLimit {
    /// Files that are open beside connections: database, uploads, logs.
    static let reserve = 128

    /// Raises the soft limit up to the hard limit.
    ///
    /// - Parameter target: the wanted number of open files.
    /// - Returns: the resulting limit, at most `target`.
    static func raise(to target: Int) -> Int {
        var limit = rlimit()
        #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
        let resource = RLIMIT_NOFILE
        #endif
        guard getrlimit(resource, &limit) == 0 else { return target }
        let allowed = min(rlim_t(target), limit.rlim_max)
        if limit.rlim_cur < allowed {
            var raised = limit
            raised.rlim_cur = allowed
            if setrlimit(resource, &raised) == 0 { limit = raised }
        }
        return Int(min(limit.rlim_cur, rlim_t(target)))
    }
}
