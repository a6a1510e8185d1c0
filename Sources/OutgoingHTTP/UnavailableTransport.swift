/// A transport that sends nothing, because the client could not be made: who needs it gets the reason.
package struct UnavailableTransport: OutgoingTransport {
    private let reason: OutgoingError

    package init(_ reason: OutgoingError) {
        self.reason = reason
    }

    package var isAvailable: Bool { false }

    package func send(_ request: OutgoingRequest) async throws(OutgoingError) -> OutgoingResponse { throw reason }
}
