package import HTML
import Navigation
import Services

extension Screen {
    /// Fills in what a person sent and presses the button. The screen must have been opened.
    package func submit(_ input: consuming FormInput) async -> Outcome {
        guard mayAct else { return .forbidden }
        // A page that is shown again carries the same key, so that a second press is still the same one.
        if let key = input.key { page.formKey = key }
        switch await input.submit(to: ScreenTree(shell: shell, content: AnyView(view))) {
        case .notFound:
            return .unknownAction
        case .asks(let question):
            page.pendingConfirmation = question
            return .asks
        case .pressed:
            return outcome()
        }
    }

    /// A viewer changes nothing but what is their own.
    private var mayAct: Bool {
        guard let services = environment.session?.services, !services.context.canWrite else { return true }
        return link.route.isOwn
    }

    private func outcome() -> Outcome {
        if let event = coordinator.event { return event }
        if coordinator.link != link { return .moved(coordinator.link, notice: coordinator.notice) }
        if status == .found, let model {
            switch ScreenStatus(model.state) {
            case .forbidden: return .forbidden
            case .found: break
            default: return .invalid
            }
        }
        if model?.showsResult == true { return .shows }
        return errorsShown > 0 ? .invalid : .stayed(notice: coordinator.notice)
    }

    /// How many errors the page would show as it is.
    private var errorsShown: Int {
        var writer = HTMLWriter(page: page)
        view.render(into: &writer)
        return writer.page.errors
    }
}

extension AppRoute {
    /// What a viewer may change: their own profile, security and display (Home hides the amounts); and they may leave.
    var isOwn: Bool {
        switch self {
        case .auth, .home(.dashboard), .more(.menu), .more(.profile), .more(.security), .more(.sessions), .more(.appearance): true
        default: false
        }
    }
}
