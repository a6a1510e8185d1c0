package import App
package import ServiceLifecycle

/// The options of the server beside its configuration.
package struct ServerOptions: Sendable {
    /// The token that the setup requires; nil if none.
    package var setupToken: String?
    /// The folder for uploaded files of open requests; created if it does not exist.
    package var stagingFolder: String
    /// A value that changes with every start, so that browsers do not reuse pages of an older version.
    package var build: String
    /// Signs in requests without a session and returns the session's token; nil outside of the demo.
    package var demoSignIn: (@Sendable () async throws -> String)?
    /// Every screen in every state; nil outside of the demo.
    package var gallery: Gallery?
    /// Services that run beside the server and stop with it.
    package var services: [any Service]
    /// Called with the port once the server listens.
    package var onListening: @Sendable (Int) async -> Void
    /// The limits of requests, connections and times.
    package var limits = ServerLimits()
    /// The clock of the rate limits.
    package var now: @Sendable () -> ContinuousClock.Instant = { .now }

    package init(
        setupToken: String? = nil, stagingFolder: String, build: String,
        demoSignIn: (@Sendable () async throws -> String)? = nil, gallery: Gallery? = nil, services: [any Service] = [],
        onListening: @escaping @Sendable (Int) async -> Void = { _ in }
    ) {
        self.setupToken = setupToken
        self.stagingFolder = stagingFolder
        self.build = build
        self.demoSignIn = demoSignIn
        self.gallery = gallery
        self.services = services
        self.onListening = onListening
    }
}
