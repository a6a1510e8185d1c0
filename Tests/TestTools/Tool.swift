import Foundation

/// A program of the system that tests use if it is installed.
package enum Tool {
    /// The folders of the search path, in order.
    package static var searchPath: String { ProcessInfo.processInfo.environment["PATH"] ?? "" }

    package static func path(_ name: String) -> String? {
        searchPath.split(separator: ":").map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    package static func isInstalled(_ name: String) -> Bool { path(name) != nil }
}
