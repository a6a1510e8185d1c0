import App
import HTTPTypes
import Hummingbird
import Logging
import Navigation

/// Logs requests with the logger of their app section. Never logs paths with ids and tokens, names, or amounts.
struct ServerLog: Sendable {
    private let sections: [AppSection: Logger]
    private let auth = Logger(label: "coffer.auth")
    private let navigation = Logger(label: "coffer.navigation")
    private let deepLink = Logger(label: "coffer.deepLink")
    private let services = Logger(label: "coffer.services")

    init() {
        let known = Set(FeatureList.standard.routes.samples.map(\.section))
        sections = Dictionary(uniqueKeysWithValues: known.map { ($0, Logger(label: "coffer.\($0.rawValue)")) })
    }

    func response(_ response: Response, to request: PublicContext) {
        let level: Logger.Level = response.status.code >= 500 ? .error : .debug
        // Parsing the link is skipped if the level is disabled; all sections have the same level.
        guard services.logLevel <= level else { return }
        let logger: Logger
        if let route = request.link?.route {
            logger = route.isSignIn ? auth : sections[route.section] ?? navigation
        } else {
            logger = request.path.hasPrefix("/files/") || request.path == "/live" ? services : deepLink
        }
        logger.log(level: level, "\(request.http.method.rawValue) answered", metadata: ["status": "\(response.status.code)"])
    }

    func failure(_ failure: HTTPFailure) {
        let logger = failure == .forged || failure == .misdirectedHost || failure == .notFromProxy ? auth : navigation
        logger.info("Refused", metadata: ["status": "\(failure.status.code)"])
    }

    /// Logs an unexpected error by its type only.
    func unexpected(_ error: any Error) {
        services.critical("A request failed", metadata: ["error": "\(String(reflecting: type(of: error)))"])
    }
}
