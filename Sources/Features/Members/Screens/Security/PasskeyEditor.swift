import Localization
import MembersModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The passkeys of the member: adds, renames and removes them.
@Observable
final class PasskeyEditor {
    /// Oldest first.
    private(set) var lines: [PasskeyLine] = []
    /// Whether the browser makes passkeys at this address.
    private(set) var place = PasskeyPlace.impossible
    /// The id of the passkey that is renamed or waits to be removed, from the query; empty if there is none.
    var chosen = ""
    /// Whether the form of a new passkey is shown.
    var isAdding = false
    /// What the browser is asked for, to make a passkey; nil if none is added.
    private(set) var request: PasskeyRequest?
    /// What the browser returned.
    var answer = ""
    /// The name of a new passkey, or of the one that is renamed.
    var name = ""
    private(set) var nameError: LocalizedText?
    private(set) var formError: LocalizedText?

    private let context: MembersContext
    /// Asks for a confirmation, after which a step is performed.
    private let ask: (SecurityStep) -> Void

    init(_ context: MembersContext, ask: @escaping (SecurityStep) -> Void) {
        self.context = context
        self.ask = ask
    }

    private var service: any PasskeyServiceProtocol { context.services.passkeys() }

    /// The passkey of the query; nil if there is none.
    var chosenLine: PasskeyLine? { lines.first { $0.passkey.id.description == chosen } }

    // MARK: - Data Loading

    func load() async throws {
        place = service.place(at: context.site)
        let passkeys = try await service.fetchPasskeys()
        guard !passkeys.isEmpty else { return lines = [] }
        let added = try await context.services.localTime().moments(at: passkeys.map(\.createdAt))
        let used = try await context.services.localTime().moments(at: passkeys.map { $0.usedAt ?? 0 })
        lines = zip(passkeys, zip(added, used)).map { passkey, moments in
            PasskeyLine(
                passkey: passkey, addedAt: moments.0, usedAt: passkey.usedAt == nil ? nil : moments.1,
                isOfThisPlace: place == .possible(host: passkey.host))
        }
        if name.isEmpty, let chosenLine { name = chosenLine.passkey.name }
    }

    // MARK: - Actions

    /// Shows the form of a new passkey.
    func begin() async {
        do {
            try await makeRequest()
            let sessions = try await context.services.security().fetchSessions()
            let browser = BrowserName.displayName(sessions.first(where: \.isCurrent)?.userAgent ?? "")
            name = browser.string(in: context.memberContext.texts)
        } catch ServiceError.confirmationNeeded {
            ask(.addPasskey)
        } catch {
            context.fail(error)
        }
    }

    /// Stores the passkey that the browser has made.
    func add() async {
        do {
            let passkey = try await service.add(PasskeyAnswer(answer, site: context.site), name: name)
            context.notify(Notice("\(passkey.name) added"))
            context.push(.security)
        } catch ServiceError.confirmationNeeded {
            ask(.addPasskey)
        } catch {
            await showAgain(error)
        }
    }

    func rename() async {
        guard let chosenLine else { return }
        do {
            try await service.rename(id: chosenLine.passkey.id, to: name)
            context.notify(Notice("Saved"))
            context.push(.security)
        } catch ServiceError.notFound {
            context.notify(Notice("The passkey was removed already"))
            context.push(.security)
        } catch {
            nameError = context.message(of: error)
        }
    }

    func remove(_ line: PasskeyLine) async {
        chosen = line.passkey.id.description
        do {
            try await service.remove(id: line.passkey.id)
            finish(Notice("\(line.passkey.name) removed"))
        } catch ServiceError.notFound {
            finish(Notice("The passkey was removed already"))
        } catch ServiceError.confirmationNeeded {
            ask(.removePasskey)
        } catch {
            context.fail(error)
        }
    }

    /// Removes the passkey of the query.
    func removeChosen() async {
        if let chosenLine { await remove(chosenLine) } else { finish(Notice("The passkey was removed already")) }
    }

    // MARK: - Private Methods

    private func finish(_ notice: Notice) {
        context.notify(notice)
        context.push(.security)
    }

    private func makeRequest() async throws {
        request = try await service.request(at: context.site)
        isAdding = true
    }

    /// Shows the form again with what is wrong, and another challenge; where none can be made, the page says what is wrong.
    private func showAgain(_ error: any Error) async {
        let failure = context.record(error)
        if case .rule(let violation) = failure, violation.field == "name" { nameError = failure.text } else { formError = failure.text }
        do {
            try await makeRequest()
        } catch ServiceError.confirmationNeeded {
            isAdding = false
            ask(.addPasskey)
        } catch {
            isAdding = false
            context.fail(failure)
        }
    }
}
