import CommandKit
import Localization
import Logging

/// Starts logging to standard error from the level of `COFFER_LOG` (a swift-log level, `trace` to `critical`), else from
/// `fallback`; logs nothing if both are nil.
///
/// - Throws: `CommandFailure.usage` for an unknown level.
func startLogging(
    level named: String? = CommandEnvironment.value("COFFER_LOG"), unlessNamed fallback: Logger.Level? = nil
) throws(CommandFailure) {
    guard named != nil || fallback != nil else {
        LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }
        return
    }
    guard let level = named.map({ Logger.Level(rawValue: $0.lowercased()) }) ?? fallback else {
        let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage("COFFER_LOG must be one of \(levels)")
    }
    LoggingSystem.bootstrap { label in
        var handler = StreamLogHandler.standardError(label: label)
        handler.logLevel = level
        return handler
    }
}
