import Logging

/// Turns the log on where `COFFER_LOG` names a level of swift-log (`trace` to `critical`), on standard error; else from
/// `fallback` on, and nothing where that is nil.
///
/// - Throws: `CommandFailure.usage` for a level that there is not.
func startLogging(
    level named: String? = Surroundings.value("COFFER_LOG"), unlessNamed fallback: Logger.Level? = nil
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
