import HTTPTypes
import Hummingbird
import Logging
import Navigation

/// Writes about requests, by the part of the app that they concern: never a path with its ids and tokens, a name, or an amount.
struct ServerLog: Sendable {
    private let sections: [AppSection: Logger]
    private let auth = Logger(label: "coffer.auth")
    private let navigation = Logger(label: "coffer.navigation")
    private let deepLink = Logger(label: "coffer.deepLink")
    private let services = Logger(label: "coffer.services")

    init() {
        sections = Dictionary(
            AppSection.allCases.map { ($0, Logger(label: "coffer.\($0.rawValue)")) }, uniquingKeysWith: { first, _ in first })
    }

    func answered(_ visit: Visit, _ response: Response) {
        let level: Logger.Level = response.status.code >= 500 ? .error : .debug
        // Whom it concerns is only worth finding out where it is written; all parts have one level.
        guard services.logLevel <= level else { return }
        let logger: Logger
        if let route = visit.link?.route {
            logger = route.isAuth ? auth : sections[route.section] ?? navigation
        } else {
            logger = visit.path.hasPrefix("/files/") || visit.path == "/live" ? services : deepLink
        }
        logger.log(level: level, "\(visit.request.method.rawValue) answered", metadata: ["status": "\(response.status.code)"])
    }

    func refused(_ refusal: Refusal) {
        let logger = refusal == .forged || refusal == .otherHost || refusal == .notTheProxy ? auth : navigation
        logger.info("Refused", metadata: ["status": "\(refusal.status.code)"])
    }

    /// A fault of the program: its text is for whoever runs the server.
    func failed(_ error: any Error) {
        services.critical("A request failed", metadata: ["error": "\(String(reflecting: type(of: error)))"])
    }
}

extension AppRoute {
    fileprivate var isAuth: Bool {
        if case .auth = self { true } else { false }
    }
}
