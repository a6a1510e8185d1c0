package import HTML
package import Navigation
package import Services

/// Builds the screens of settings and of the sections without a tab.
package struct MoreViewFactory {
    /// A view and its view model.
    typealias ScreenPair = (view: any View, model: any ScreenModel)

    let services: DependencyContainer
    let site: String
    let coordinator: MoreCoordinator

    /// - Parameter site: The base URL of this server.
    package init(services: DependencyContainer, site: String, coordinator: MoreCoordinator) {
        self.services = services
        self.site = site
        self.coordinator = coordinator
    }

    /// Returns the view and the view model of a route, or nil if the member may not open it.
    package func makeScreen(_ route: MoreRoute) -> (view: any View, model: any ScreenModel)? {
        switch route {
        case .menu: menu()
        case .profile: profile()
        case .household: household()
        case .security: security()
        case .sessions: sessions()
        case .appearance: appearance()
        case .categories: categories()
        case .category(let id): category(id)
        case .rules: rules()
        case .rule(let id): services.context.canWrite ? rule(id) : nil
        case .data: data()
        case .history: history()
        case .currencies: currencies()
        case .help: help()
        case .about: about()
        case .notifications: notifications()
        // This route has no screen.
        case .tokens: nil
        }
    }
}
