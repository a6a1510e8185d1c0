import Mail
import Synchronization

/// A mail transport with scripted results, which records its messages.
final class ScriptedTransport: MailTransport {
    private struct State {
        var answers: [MailError?] = []
        var asked: [MailMessage] = []
        var taken: [MailMessage] = []
    }

    private let state = Mutex(State())
    /// Runs while a message is being sent.
    private let meanwhile: @Sendable () async -> Void

    init(meanwhile: @escaping @Sendable () async -> Void = {}) {
        self.meanwhile = meanwhile
    }

    /// Sets the results of the next messages; later ones succeed.
    func answer(_ answers: MailError?...) { state.withLock { $0.answers = answers } }

    /// All messages passed to `send`.
    var asked: [MailMessage] { state.withLock { $0.asked } }
    /// Messages that were sent successfully.
    var taken: [MailMessage] { state.withLock { $0.taken } }

    func send(_ message: MailMessage) async throws(MailError) {
        let answer: MailError? = state.withLock { state in
            state.asked.append(message)
            return state.answers.isEmpty ? nil : state.answers.removeFirst()
        }
        await meanwhile()
        if let answer { throw answer }
        state.withLock { $0.taken.append(message) }
    }
}
