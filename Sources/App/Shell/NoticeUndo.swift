import ImportModel
import Localization
import Models
import Navigation
import Services

/// Undoes the change of a notice.
final class NoticeUndo {
    /// The id of the change, from the form.
    var change = ""
    /// Whether the change was undone.
    private(set) var isDone = false

    private let services: DependencyContainer
    private weak let app: (any AppNavigator)?

    init(services: DependencyContainer, app: any AppNavigator) {
        self.services = services
        self.app = app
    }

    func undo() async {
        do {
            var text: LocalizedText = "Undone"
            if let id = ID<AuditRecord>(change) {
                try await services.transactions().undo(id)
            } else if let id = ID<StatementImport>(change) {
                let undone = try await services.statements().undo(id, force: false)
                guard undone.isDone else { return asked(undone) }
                if undone.shared.count > 0 { text = undone.text }
            } else {
                return
            }
            isDone = true
            app?.notify(Notice(text))
        } catch {
            let error = ServiceError(error)
            app?.notify(Notice(error.text, status: error.serverStatus))
        }
    }

    /// The undo would discard later changes, so the history screen asks for confirmation.
    private func asked(_ undo: ImportUndo) {
        app?.notify(Notice("\(undo.changedSince.count) of its transactions were changed since. Open the history to undo it."))
    }
}
