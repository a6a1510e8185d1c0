import Localization
import Services

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The bytes of standard input.
package struct InputBytes: Sendable {
    /// The next bytes; empty at the end.
    package let next: @Sendable () throws -> [UInt8]

    /// The standard input of the process.
    package static let standard = InputBytes {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count >= 0 { return Array(buffer.prefix(count)) }
            guard errno == EINTR else {
                throw ServiceError.missingInput(file: StandardInputFile.name, reason: .verbatim(SystemReason.text(errno)))
            }
        }
    }
}
