package import HTML
import HomeModel
import Members
package import Navigation
package import ScreenKit

/// A screen of the app for the duration of one request or one open page: a route, its view model and its view, in the shell. It is
/// independent of HTTP.
///
/// It is not Sendable: it belongs to the task that created it.
package final class Screen {
    /// The result of opening.
    package private(set) var status: ScreenStatus = .notFound
    /// The view model of the screen; nil if not found.
    package private(set) var model: (any ScreenModel)?
    /// The names of the link's query items that no field received, sorted. Links from elsewhere may have some; the app's own must not.
    package private(set) var unreceived: [String] = []

    private(set) var environment: ScreenEnvironment
    package let coordinator: AppCoordinator
    let features: FeatureList
    /// Its content.
    package private(set) var view: any View = NotFoundView()
    private(set) var link = Screen.home
    /// Whether a form was submitted to it, whose input is kept even if the row was deleted.
    private var isSubmitted = false
    var page: PageContext

    package init(_ environment: ScreenEnvironment, features: FeatureList = .standard) {
        self.environment = environment
        self.features = features
        coordinator = AppCoordinator(environment, features: features)
        page = PageContext(token: environment.formToken, formKey: environment.formKey)
        page.texts = environment.texts
    }

    /// Builds the screen of a link and loads its data.
    ///
    /// - Parameters:
    ///   - loads: whether to load the data; false for the loading state in the gallery.
    ///   - toSubmit: whether it is opened for `submit`: a form that keeps its input then opens even if its row was deleted.
    @discardableResult
    package func open(_ link: Link, loads: Bool = true, toSubmit: Bool = false) async -> ScreenStatus {
        self.link = link
        isSubmitted = toSubmit
        page.path = link.path
        coordinator.open(link)
        guard coordinator.link.route == link.route else { return set(.moved(coordinator.link)) }
        guard let screen = coordinator.makeScreen() else { return fail(.forbidden) }
        // The query of the link sets filters and searches before loading.
        page.showsFieldAmounts = link.query.contains { $0.name == ReservedName.amounts && $0.value == ReservedName.amountsShown }
        if !link.query.isEmpty {
            var input = FormInput(method: .get, fields: link.query.map { ($0.name, $0.value) })
            page.typedFields = input.typed
            input.fill(screen.view)
            unreceived = Set(link.query.map(\.name)).subtracting(input.consumed).subtracting(Self.received(by: link.route))
                .subtracting([ReservedName.amounts]).sorted()
        }
        view = screen.view
        model = screen.model
        if loads { await screen.model.loadData() }
        return updateStatus()
    }

    /// Shows the not-found page. It is the same for every path, so that it reveals nothing.
    package func openNotFound() {
        page.path = Self.home.path
        status = .notFound
    }

    /// Shows a notice on the page.
    package func show(_ notice: Notice) { environment.session?.notice = notice }

    /// Updates the number of the member's unread notifications.
    func update(unread: Int) { environment.session?.unread = unread }

    /// Reloads the screen.
    package func refresh() async {
        await model?.refresh()
        updateStatus()
    }

    /// Applies the result of loading; a screen without its row becomes the not-found screen.
    @discardableResult
    func updateStatus() -> ScreenStatus {
        guard let model else { return status }
        if coordinator.link.route != link.route { return set(.moved(coordinator.link)) }
        let loaded = ScreenStatus(model.state)
        switch loaded {
        case .notFound where isSubmitted && model.keepsInputAfterDeletion: return set(.found)
        case .notFound, .forbidden: return fail(loaded)
        default: return set(loaded)
        }
    }

    private static let home = Link(.home(.dashboard))

    /// The query items that the coordinator receives.
    private static func received(by route: AppRoute) -> Set<String> {
        if route.isSignIn { [Link.backName, Link.nextName] } else { [Link.backName] }
    }

    private func fail(_ status: ScreenStatus) -> ScreenStatus {
        model = nil
        view = status == .forbidden ? ForbiddenView() : NotFoundView()
        page.path = Self.home.path
        return set(status)
    }

    private func set(_ status: ScreenStatus) -> ScreenStatus {
        self.status = status
        return status
    }
}
