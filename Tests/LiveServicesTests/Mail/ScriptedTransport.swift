import Mail
import Synchronization

/// A mail server that answers what it was told to, and remembers what it was asked.
final class ScriptedTransport: MailTransport {
    private struct State {
        var answers: [MailError?] = []
        var asked: [MailMessage] = []
        var taken: [MailMessage] = []
    }

    private let state = Mutex(State())
    /// Happens while a message is on its way.
    private let meanwhile: @Sendable () async -> Void

    init(meanwhile: @escaping @Sendable () async -> Void = {}) {
        self.meanwhile = meanwhile
    }

    /// What the next messages are answered; those after them are taken.
    func answer(_ answers: MailError?...) { state.withLock { $0.answers = answers } }

    /// Every message of an attempt.
    var asked: [MailMessage] { state.withLock { $0.asked } }
    /// Those that were taken.
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
