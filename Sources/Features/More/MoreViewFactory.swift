package import HTML
package import Navigation
package import Services

/// Makes the screens of settings and what has no tab of its own.
package struct MoreViewFactory {
    /// A view and the view model behind it.
    typealias MadeScreen = (view: any View, model: any ScreenModel)

    let services: DependencyContainer
    let site: String
    let coordinator: MoreCoordinator

    /// - Parameter site: what addresses of this server begin with.
    package init(services: DependencyContainer, site: String, coordinator: MoreCoordinator) {
        self.services = services
        self.site = site
        self.coordinator = coordinator
    }

    /// The view and view model of a route; nil: not for this member.
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
        // Still to be built.
        case .tokens: nil
        }
    }
}
