#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The message of a system error number.
package enum SystemReason {
    /// `No space left on device` for `ENOSPC`.
    package static func text(_ code: Int32) -> String {
        guard let text = strerror(code) else { return "Error \(code)" }
        return String(cString: text)
    }
}
