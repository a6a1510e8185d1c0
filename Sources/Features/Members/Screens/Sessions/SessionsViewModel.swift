import Localization
import MembersModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The active sessions of the member.
@Observable
final class SessionsViewModel: ContextModel<MembersContext>, LoadableModel {
    /// The sessions: this one, then the others, last used first.
    private(set) var lines: [SessionLine] = []
    /// What the passphrase is required to end, from the query: the id of a session, or `others`; empty if nothing waits for it.
    var ending = ""
    /// The answer for the waiting action.
    @ObservationIgnored private(set) lazy var answer = ConfirmationAnswer(context)
    private var isConfirmed = false

    private static let others = "others"

    /// A sentence that says what the passphrase is required for; nil if nothing waits for it.
    var question: LocalizedText? {
        guard !isConfirmed, !ending.isEmpty else { return nil }
        if ending == Self.others { return "Enter your passphrase to sign out everywhere else." }
        return waiting.map { "Enter your passphrase to sign out \($0.title)." }
    }

    private var waiting: SessionLine? { lines.first { $0.session.id.description == ending && !$0.session.isCurrent } }

    func load() async throws {
        let sessions = try await context.services.security().fetchSessions()
        let signedIn = try await context.services.localTime().moments(at: sessions.map(\.createdAt))
        let used = try await context.services.localTime().moments(at: sessions.map(\.usedAt))
        if !ending.isEmpty { isConfirmed = try await context.services.security().isConfirmed() }
        let all = zip(sessions, zip(signedIn, used)).map { SessionLine(session: $0, signedInAt: $1.0, usedAt: $1.1) }
        lines = all.filter(\.session.isCurrent) + all.filter { !$0.session.isCurrent }
        if question != nil { await answer.prepare() }
    }

    func end(_ line: SessionLine) async {
        do {
            try await context.services.security().endSession(id: line.session.id)
            finish(Notice("\(line.title) is signed out"))
        } catch ServiceError.notFound {
            finish(Notice("\(line.title) was signed out already"))
        } catch ServiceError.confirmationNeeded {
            ask(line.session.id.description)
        } catch {
            context.fail(error)
        }
    }

    func endOthers() async {
        do {
            try await context.services.security().endOtherSessions()
            finish(Notice("You are signed in only here"))
        } catch ServiceError.confirmationNeeded {
            ask(Self.others)
        } catch {
            context.fail(error)
        }
    }

    /// Verifies the answer and then ends the waiting sessions.
    func confirm() async {
        guard await answer.confirm() else { return }
        if let waiting { await end(waiting) } else { await endOthers() }
    }

    /// Shows the passphrase form over this page.
    private func ask(_ ending: String) {
        context.open(Link(.members(.sessions), query: [QueryItem("end", ending)]))
    }

    private func finish(_ notice: Notice) {
        context.notify(notice)
        if !ending.isEmpty { context.push(.sessions) }
    }
}
