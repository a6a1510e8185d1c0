#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What an error number of the system means.
enum SystemReason {
    /// `No space left on device` for `ENOSPC`.
    static func text(_ code: Int32) -> String {
        guard let text = strerror(code) else { return "Error \(code)" }
        return String(cString: text)
    }
}
