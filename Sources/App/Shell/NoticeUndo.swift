import Models
import Navigation
import Services

/// Takes back the change that a notice was about.
final class NoticeUndo {
    /// The change's id as it came with the form.
    var change = ""

    private let services: DependencyContainer
    private weak let app: (any Navigating)?

    init(services: DependencyContainer, app: any Navigating) {
        self.services = services
        self.app = app
    }

    func undo() async {
        guard let id = ID<AuditRecord>(change) else { return }
        do {
            try await services.transactions().undo(id)
            app?.notify(Notice("Taken back"))
        } catch {
            app?.notify(Notice(ServiceError(error).description))
        }
    }
}
