package import HTML
import Navigation
import Services

extension Screen {
    /// Fills in what a person sent and presses the button. The screen must have been opened.
    package func submit(_ input: consuming FormInput) async -> Outcome {
        guard mayAct else { return .forbidden }
        // A page that is shown again carries the same key, so that a second press is still the same one.
        if let key = input.key { page.formKey = key }
        let shell = shell
        switch await input.submit(to: ScreenTree(shell: shell, content: AnyView(view))) {
        case .notFound:
            return .unknownAction
        case .asks(let question):
            page.pendingConfirmation = question
            return .asks
        case .pressed:
            if shell.undoing?.isDone == true { await leaveIfGone() }
            return outcome()
        }
    }

    /// Leaves a screen whose row went with what was taken back, for the nearest one above it that did not.
    private func leaveIfGone() async {
        guard let model else { return }
        let back = model.pathAfterUndo.flatMap { try? DeepLinkParser.parse(path: $0) }
        await model.refresh()
        guard ScreenStatus(model.state) == .notFound else { return }
        for above in [back].compactMap(\.self) + link.route.parents.reversed().map({ Link($0) }) {
            guard await Screen(environment).open(above) != .notFound else { continue }
            return coordinator.open(above)
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
            case .failed(let code): return .failed(code)
            default: return .invalid
            }
        }
        if model?.showsResult == true { return .shows }
        let shown = shown
        if let code = Self.fault(among: shown.errorSentences) { return .failed(code) }
        if shown.errors > 0 { return .invalid }
        guard let notice = coordinator.notice, let code = Self.fault(among: [notice.text]) else {
            return .stayed(notice: coordinator.notice)
        }
        // Where nothing can be written, what has to be said cannot be kept for the next page.
        say(notice)
        return .failed(code)
    }

    /// What the page would report as it is.
    private var shown: PageContext {
        var writer = HTMLWriter(page: page)
        view.render(into: &writer)
        return writer.page
    }

    /// The code of the fault that sentences tell of.
    private static func fault(among sentences: [String]) -> Int? {
        [500, 503].first { sentences.contains(ServiceError.serverError($0).description) }
    }
}

extension AppRoute {
    /// What a viewer may change: their own profile, security, notifications and display (Home hides the amounts); and they may leave.
    var isOwn: Bool {
        switch self {
        case .auth, .home(.dashboard), .home(.notifications), .home(.notificationDetail), .more(.notifications), .more(.menu),
            .more(.profile), .more(.security), .more(.sessions), .more(.appearance):
            true
        default: false
        }
    }
}
