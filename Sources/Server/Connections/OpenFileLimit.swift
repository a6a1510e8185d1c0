#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// How many files and connections this process may have open.
enum OpenFileLimit {
    /// Files that are open beside connections: the database's, uploads, logs.
    static let reserve = 128

    /// Raises the process's limit as far as it may.
    ///
    /// - Parameter wanted: open files.
    /// - Returns: how many there may be now; `wanted` at most.
    static func raise(to wanted: Int) -> Int {
        var limit = rlimit()
        #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
        let resource = RLIMIT_NOFILE
        #endif
        guard getrlimit(resource, &limit) == 0 else { return wanted }
        let target = min(rlim_t(wanted), limit.rlim_max)
        if limit.rlim_cur < target {
            var raised = limit
            raised.rlim_cur = target
            if setrlimit(resource, &raised) == 0 { limit = raised }
        }
        return Int(min(limit.rlim_cur, rlim_t(wanted)))
    }
}
