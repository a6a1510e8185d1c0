import DesignSystem
package import HTML
import MembersModel
import Navigation
import ScreenKit
import Services

extension Screen {
    /// Applies the submitted fields and performs the action of the button. The screen must be open.
    package func submit(_ input: consuming FormInput) async -> Outcome {
        if let session = environment.session, !session.mustChoosePassphrase {
            let services = session.services
            if input.pressed == SideMenu.amounts {
                return await storing { try await services.members().showBalance(!services.context.showsBalances) }
            }
            if let perspective = PerspectiveSwitch.choice(of: input.pressed) {
                return await storing { try await services.members().setPerspective(perspective) }
            }
        }
        guard mayAct else { return .forbidden }
        // A page that is shown again keeps its idempotency key, so that a repeated submission is recognised.
        if let key = input.key { page.formKey = key }
        page.typedFields = input.typed
        let shell = shell
        switch await input.submit(to: ScreenTree(shell: shell, content: AnyView(view))) {
        case .notFound:
            return .unknownAction
        case .refused(let fields):
            page.refusedFields = fields
            return .invalid
        case .asks(let question):
            page.pendingConfirmation = question
            return .asks
        case .pressed:
            if shell.undoing?.isDone == true { await openParentIfGone() }
            return outcome()
        }
    }

    /// Changes what the member is shown: whether amounts are hidden, and whose figures there are. Everybody may, on every screen.
    private func storing(_ change: () async throws -> Void) async -> Outcome {
        do {
            try await change()
            return .stayed(notice: nil)
        } catch {
            let failure = ServiceError(error)
            return .stayed(notice: Notice(failure.text, status: failure.serverStatus))
        }
    }

    /// Leaves a screen whose row was removed by an undo, for its nearest parent that still exists.
    private func openParentIfGone() async {
        guard let model else { return }
        let back = model.pathAfterUndo.flatMap { try? features.routes.link(path: $0) }
        await model.refresh()
        guard ScreenStatus(model.state) == .notFound else { return }
        for above in [back].compactMap(\.self) + features.routes.parents(of: link.route).reversed().map({ Link($0) }) {
            guard await Screen(environment, features: features).open(above) != .notFound else { continue }
            return coordinator.open(above)
        }
    }

    /// Whether the member may submit; a viewer may change only their own settings.
    private var mayAct: Bool {
        guard let services = environment.session?.services, !services.context.canWrite else { return true }
        return features.isOwn(link.route)
    }

    private func outcome() -> Outcome {
        if let event = coordinator.event { return event }
        if coordinator.link != link { return .moved(coordinator.link, notice: coordinator.notice) }
        if status == .found, let model {
            switch ScreenStatus(model.state) {
            case .forbidden: return .forbidden
            case .found: break
            case .failed(let code): return .failed(code)
            default: return .invalid
            }
        }
        if model?.showsResult == true { return .shows }
        if let status = model?.failure?.serverStatus ?? coordinator.notice?.status {
            // If nothing can be written, the notice cannot be stored for the next page.
            if let notice = coordinator.notice { show(notice) }
            return .failed(status)
        }
        return shown.errors > 0 ? .invalid : .stayed(notice: coordinator.notice)
    }

    /// The page context of the current content.
    private var shown: PageContext {
        var writer = HTMLWriter(page: page)
        view.render(into: &writer)
        return writer.page
    }
}
