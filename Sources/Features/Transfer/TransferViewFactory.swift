package import HTML
import Models
package import Navigation
package import Services

/// Builds the screens of transfers, standing orders and beneficiaries.
package struct TransferViewFactory {
    let services: DependencyContainer
    let coordinator: TransferCoordinator

    package init(services: DependencyContainer, coordinator: TransferCoordinator) {
        self.services = services
        self.coordinator = coordinator
    }

    /// Returns the view and the view model of a route, or nil if the member may not open it.
    package func makeScreen(_ route: TransferRoute) -> (view: any View, model: any ScreenModel)? {
        let mayWrite = services.context.canWrite
        switch route {
        case .home: return home()
        case .internalTransfer: return mayWrite ? internalTransfer(from: nil) : nil
        case .internalTransferWithAccount(let id): return mayWrite ? internalTransfer(from: id) : nil
        case .external: return mayWrite ? external() : nil
        case .scheduled: return scheduled()
        case .detail(let id): return isStanding(id) ? standingOrder(id) : detail(id)
        case .edit(let id): return mayWrite ? isStanding(id) ? editStandingOrder(id) : edit(id) : nil
        case .confirm(let id): return mayWrite ? confirm(id) : nil
        case .receipt(let id): return receipt(id)
        case .beneficiaries: return beneficiaries()
        case .newBeneficiary: return mayWrite ? newBeneficiary() : nil
        case .beneficiaryDetail(let id): return beneficiary(id)
        case .editBeneficiary(let id): return mayWrite ? editBeneficiary(id) : nil
        }
    }

    /// Orders and standing orders share the same paths and are told apart by the id's type.
    private func isStanding(_ id: String) -> Bool { ID<StandingOrder>(id) != nil }

    // MARK: - Screens

    private func home() -> ScreenPair {
        let model = TransferHomeViewModel(service: services.transfers(), context: services.context)
        return (TransferHomeView(model: model), model)
    }

    private func scheduled() -> ScreenPair {
        let model = ScheduledTransfersViewModel(
            service: services.transfers(), standingOrders: services.standingOrders(), context: services.context, coordinator: coordinator)
        return (ScheduledTransfersView(model: model), model)
    }

    private func beneficiaries() -> ScreenPair {
        let model = BeneficiariesViewModel(service: services.beneficiaries(), context: services.context, coordinator: coordinator)
        return (BeneficiariesView(model: model), model)
    }

    private func newBeneficiary() -> ScreenPair {
        let model = NewBeneficiaryViewModel(service: services.beneficiaries(), context: services.context, coordinator: coordinator)
        return (NewBeneficiaryView(model: model), model)
    }

    private func beneficiary(_ id: String) -> ScreenPair {
        let model = BeneficiaryViewModel(
            beneficiaryId: id, service: services.beneficiaries(), security: services.security(), context: services.context,
            coordinator: coordinator)
        return (BeneficiaryView(model: model), model)
    }

    private func editBeneficiary(_ id: String) -> ScreenPair {
        let model = EditBeneficiaryViewModel(
            beneficiaryId: id, service: services.beneficiaries(), context: services.context, coordinator: coordinator)
        return (EditBeneficiaryView(model: model), model)
    }
}

/// A view with its view model.
typealias ScreenPair = (view: any View, model: any ScreenModel)
