package import HTML
package import Navigation
package import Services

/// Builds the screens of cards.
package struct CardsViewFactory {
    let services: DependencyContainer
    let coordinator: CardsCoordinator

    package init(services: DependencyContainer, coordinator: CardsCoordinator) {
        self.services = services
        self.coordinator = coordinator
    }

    /// Returns the view and the view model of a route, or nil if the member may not open it.
    package func makeScreen(_ route: CardsRoute) -> (view: any View, model: any ScreenModel)? {
        let mayWrite = services.context.canWrite
        switch route {
        case .wallet: return wallet()
        case .new: return mayWrite ? new() : nil
        case .detail(let id): return detail(id)
        case .settings(let id): return mayWrite ? settings(id) : nil
        case .limits(let id): return mayWrite ? limits(id) : nil
        case .block(let id): return mayWrite ? block(id) : nil
        case .activate(let id): return mayWrite ? activate(id) : nil
        case .newBenefit(let id): return mayWrite ? newBenefit(id) : nil
        case .benefitDetail(let card, let id): return benefit(id, of: card)
        case .editBenefit(let card, let id): return mayWrite ? editBenefit(id, of: card) : nil
        case .expiring: return expiring()
        case .value: return value()
        case .best: return best()
        }
    }

    // MARK: - Screens of all cards

    private func wallet() -> (view: any View, model: any ScreenModel) {
        let model = WalletViewModel(
            service: services.cards(), benefits: services.benefits(), context: services.context, coordinator: coordinator)
        return (WalletView(model: model), model)
    }

    private func new() -> (view: any View, model: any ScreenModel) {
        let model = AddCardViewModel(service: services.cards(), context: services.context, coordinator: coordinator)
        return (AddCardView(model: model), model)
    }

    private func expiring() -> (view: any View, model: any ScreenModel) {
        let model = ExpiringBenefitsViewModel(service: services.benefits(), context: services.context, coordinator: coordinator)
        return (ExpiringBenefitsView(model: model), model)
    }

    private func value() -> (view: any View, model: any ScreenModel) {
        let model = CardValueViewModel(service: services.cards(), context: services.context)
        return (CardValueView(model: model), model)
    }

    private func best() -> (view: any View, model: any ScreenModel) {
        let model = BestCardViewModel(service: services.cards(), context: services.context)
        return (BestCardView(model: model), model)
    }
}
