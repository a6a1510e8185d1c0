package import Services

/// How mock services answer: how late, and whether at all.
package struct MockBehaviour: Sendable {
    /// What every call waits before it answers; 0 in tests.
    package var latency: Duration
    /// What every call throws, so that screens can be seen in their error states; nil: nothing.
    package var failing: ServiceError?
    /// How it waits; tests of waiting hand in their own.
    package var sleep: @Sendable (Duration) async throws -> Void

    package init(
        latency: Duration = .zero, failing: ServiceError? = nil,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.latency = latency
        self.failing = failing
        self.sleep = sleep
    }

    /// Waits and fails, as it was told.
    func answer() async throws {
        if latency > .zero { try await sleep(latency) }
        if let failing { throw failing }
    }
}
