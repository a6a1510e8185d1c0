import HTML
import Services

/// The screens of single orders.
extension TransferViewFactory {

    func internalTransfer(from accountId: String?) -> ScreenPair {
        let model = InternalTransferViewModel(
            accountId: accountId, service: services.transfers(), context: services.context, coordinator: coordinator)
        return (InternalTransferView(model: model), model)
    }

    func external() -> ScreenPair {
        let model = ExternalTransferViewModel(
            service: services.transfers(), beneficiaries: services.beneficiaries(), context: services.context, coordinator: coordinator)
        return (ExternalTransferView(model: model), model)
    }

    func confirm(_ id: String) -> ScreenPair {
        let model = ConfirmTransferViewModel(
            transferId: id, service: services.transfers(), household: services.household(), context: services.context,
            coordinator: coordinator)
        return (ConfirmTransferView(model: model), model)
    }

    func detail(_ id: String) -> ScreenPair {
        let model = TransferDetailViewModel(
            transferId: id, service: services.transfers(), household: services.household(), context: services.context,
            coordinator: coordinator)
        return (TransferDetailView(model: model), model)
    }

    func receipt(_ id: String) -> ScreenPair {
        let model = TransferReceiptViewModel(
            transferId: id, service: services.transfers(), context: services.context, coordinator: coordinator)
        return (TransferReceiptView(model: model), model)
    }

    func edit(_ id: String) -> ScreenPair {
        let model = EditTransferViewModel(
            transferId: id, service: services.transfers(), context: services.context,
            coordinator: coordinator)
        return (EditTransferView(model: model), model)
    }

    func standingOrder(_ id: String) -> ScreenPair {
        let model = StandingOrderViewModel(
            orderId: id, service: services.standingOrders(), context: services.context, coordinator: coordinator)
        return (StandingOrderView(model: model), model)
    }

    func editStandingOrder(_ id: String) -> ScreenPair {
        let model = EditStandingOrderViewModel(
            orderId: id, service: services.standingOrders(), context: services.context,
            coordinator: coordinator)
        return (EditStandingOrderView(model: model), model)
    }
}
