package import App
package import ServiceLifecycle

/// What the server is made with beside its configuration.
package struct ServerOptions: Sendable {
    /// What the first setup has to name; nil: nothing.
    package var setupToken: String?
    /// Where files of forms lie for as long as their request; made where it is not there.
    package var stagingFolder: String
    /// Changes with every start, so that no browser shows pages of an older program.
    package var build: String
    /// Signs a visitor in without asking and gives the session's token. Only the demo has it.
    package var signsIn: (@Sendable () async throws -> String)?
    /// Every screen in every state. Only the demo has it.
    package var gallery: Gallery?
    /// What runs beside the server, and stops with it.
    package var services: [any Service]
    /// Called once the server listens, with the port it took.
    package var onListening: @Sendable (Int) async -> Void
    package var limits = ServerLimits()
    /// The clock of what is limited by the minute.
    package var now: @Sendable () -> ContinuousClock.Instant = { .now }

    package init(
        setupToken: String? = nil, stagingFolder: String, build: String,
        signsIn: (@Sendable () async throws -> String)? = nil, gallery: Gallery? = nil, services: [any Service] = [],
        onListening: @escaping @Sendable (Int) async -> Void = { _ in }
    ) {
        self.setupToken = setupToken
        self.stagingFolder = stagingFolder
        self.build = build
        self.signsIn = signsIn
        self.gallery = gallery
        self.services = services
        self.onListening = onListening
    }
}
