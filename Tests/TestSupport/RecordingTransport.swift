package import OutgoingHTTP
import Synchronization

/// A transport that answers by a script and records its requests; no request leaves the test.
package final class RecordingTransport: OutgoingTransport {
    private struct State {
        var answers: [Result<OutgoingResponse, OutgoingError>] = []
        var requests: [OutgoingRequest] = []
        var running = 0
        var mostRunning = 0
    }

    private let state = Mutex(State())
    /// The answer to requests beyond the script.
    private let standard: @Sendable (OutgoingRequest) -> Result<OutgoingResponse, OutgoingError>
    /// Runs while a request is being sent.
    private let meanwhile: @Sendable () async -> Void

    package init(
        standard: @escaping @Sendable (OutgoingRequest) -> Result<OutgoingResponse, OutgoingError> = { _ in
            .success(OutgoingResponse(status: 201))
        },
        meanwhile: @escaping @Sendable () async -> Void = {}
    ) {
        self.standard = standard
        self.meanwhile = meanwhile
    }

    /// Sets the answers to the next requests.
    package func answer(_ answers: Result<OutgoingResponse, OutgoingError>...) { state.withLock { $0.answers = answers } }

    /// Sets the statuses of the next answers.
    package func answer(statuses: Int..., headers: [String: String] = [:]) {
        state.withLock { $0.answers = statuses.map { .success(OutgoingResponse(status: $0, headers: headers)) } }
    }

    /// All requests, in the order in which they were begun.
    package var requests: [OutgoingRequest] { state.withLock { $0.requests } }
    /// The largest number of requests that ran at once.
    package var mostRunning: Int { state.withLock { $0.mostRunning } }

    package func send(_ request: OutgoingRequest) async throws(OutgoingError) -> OutgoingResponse {
        let answer: Result<OutgoingResponse, OutgoingError> = state.withLock { state in
            state.requests.append(request)
            state.running += 1
            state.mostRunning = max(state.mostRunning, state.running)
            return state.answers.isEmpty ? standard(request) : state.answers.removeFirst()
        }
        await meanwhile()
        state.withLock { $0.running -= 1 }
        return try answer.get()
    }
}
