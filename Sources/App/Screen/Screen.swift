import HTML
package import Navigation
package import Services

/// One screen of the app for as long as one request or one open page: a route, its view model and its view, in the frame around them. It knows
/// nothing of HTTP.
///
/// It is not Sendable: it belongs to the task that made it.
package final class Screen {
    /// What opening came to.
    package private(set) var status: ScreenStatus = .notFound
    /// The view model of the screen; nil where nothing was found.
    package private(set) var model: (any ScreenModel)?

    private(set) var environment: ScreenEnvironment
    package let coordinator: AppCoordinator
    private(set) var view: any View = NotFoundView()
    private(set) var link = Screen.home
    /// Whether something was sent to it, which is to be kept where its row is gone.
    private var isSubmitted = false
    var page: PageContext

    package init(_ environment: ScreenEnvironment) {
        self.environment = environment
        coordinator = AppCoordinator(environment)
        page = PageContext(token: environment.formToken, formKey: environment.formKey)
    }

    /// Builds the screen of a link and loads its data.
    ///
    /// - Parameters:
    ///   - loads: the gallery shows screens that have not loaded yet.
    ///   - toSubmit: whether it is opened for `submit`: a form that keeps what was typed is then there though its row is not.
    @discardableResult
    package func open(_ link: Link, loads: Bool = true, toSubmit: Bool = false) async -> ScreenStatus {
        self.link = link
        isSubmitted = toSubmit
        page.path = link.path
        coordinator.open(link)
        guard coordinator.link.route == link.route else { return settle(.moved(coordinator.link)) }
        guard let (view, model) = coordinator.makeScreen() else { return fail(.forbidden) }
        // A link fills in what only looks, before anything is loaded.
        if !link.query.isEmpty {
            var input = FormInput(method: .get, fields: link.query.map { ($0.name, $0.value) })
            input.fill(view)
        }
        self.view = view
        self.model = model
        if loads { await model.loadData() }
        return settle()
    }

    /// Shows that nothing is there. The page is the same for every path, so that it tells nothing about it.
    package func openNothing() {
        page.path = Self.home.path
        status = .notFound
    }

    /// Says a sentence on the page.
    package func say(_ notice: Notice) { environment.session?.notice = notice }

    /// Takes over how many of the member's notifications are not read yet.
    func update(unread: Int) { environment.session?.unread = unread }

    /// Loads again what is shown.
    package func refresh() async {
        await model?.refresh()
        settle()
    }

    /// Takes over what loading came to; a screen without its row is the not-found screen.
    @discardableResult
    func settle() -> ScreenStatus {
        guard let model else { return status }
        if coordinator.link.route != link.route { return settle(.moved(coordinator.link)) }
        let loaded = ScreenStatus(model.state)
        switch loaded {
        case .notFound where isSubmitted && model.keepsInputAfterDeletion: return settle(.found)
        case .notFound, .forbidden: return fail(loaded)
        default: return settle(loaded)
        }
    }

    private static let home = Link(.home(.dashboard))

    private func fail(_ status: ScreenStatus) -> ScreenStatus {
        model = nil
        view = status == .forbidden ? ForbiddenView() : NotFoundView()
        page.path = Self.home.path
        return settle(status)
    }

    private func settle(_ status: ScreenStatus) -> ScreenStatus {
        self.status = status
        return status
    }
}
