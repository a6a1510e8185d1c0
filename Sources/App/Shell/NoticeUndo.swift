import Models
import Navigation
import Services

/// Takes back the change that a notice was about.
final class NoticeUndo {
    /// The change's id as it came with the form.
    var change = ""
    /// Whether it was taken back.
    private(set) var isDone = false

    private let services: DependencyContainer
    private weak let app: (any AppNavigator)?

    init(services: DependencyContainer, app: any AppNavigator) {
        self.services = services
        self.app = app
    }

    func undo() async {
        do {
            if let id = ID<AuditRecord>(change) {
                try await services.transactions().undo(id)
            } else if let id = ID<StatementImport>(change) {
                let undone = try await services.statements().undo(id, force: false)
                guard undone.isDone else { return asked(undone) }
            } else {
                return
            }
            isDone = true
            app?.notify(Notice("Taken back"))
        } catch {
            app?.notify(Notice(ServiceError(error).description))
        }
    }

    /// What people changed since would be lost, so the history asks.
    private func asked(_ undo: ImportUndo) {
        app?.notify(Notice("\(undo.changedSince.count) of its transactions were changed since. Look at the history to take it back."))
    }
}
