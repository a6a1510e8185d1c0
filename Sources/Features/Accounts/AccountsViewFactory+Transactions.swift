import HTML
import Navigation
import Services

/// The screens of transactions.
extension AccountsViewFactory {

    func transactions(_ accountId: String) -> (view: any View, model: any ScreenModel) {
        let model = TransactionListViewModel(
            accountId: accountId, service: services.transactions(), accounts: services.accounts(), categories: services.categories(),
            context: services.context)
        return (TransactionListView(model: model), model)
    }

    func newTransaction(_ accountId: String) -> (view: any View, model: any ScreenModel) {
        let model = NewTransactionViewModel(
            accountId: accountId, service: services.transactions(), accounts: services.accounts(), categories: services.categories(),
            attachments: services.attachments(), context: services.context, coordinator: coordinator)
        return (NewTransactionView(model: model), model)
    }

    func transactionDetail(_ id: String) -> (view: any View, model: any ScreenModel) {
        let model = TransactionDetailViewModel(
            transactionId: id, service: services.transactions(), accounts: services.accounts(), categories: services.categories(),
            attachments: services.attachments(), context: services.context, coordinator: coordinator)
        return (TransactionDetailView(model: model), model)
    }

    func editTransaction(_ id: String) -> (view: any View, model: any ScreenModel) {
        let model = EditTransactionViewModel(
            transactionId: id, service: services.transactions(), accounts: services.accounts(), categories: services.categories(),
            context: services.context, coordinator: coordinator)
        return (EditTransactionView(model: model), model)
    }

    func splitTransaction(_ id: String) -> (view: any View, model: any ScreenModel) {
        let model = SplitTransactionViewModel(
            transactionId: id, service: services.transactions(), accounts: services.accounts(), categories: services.categories(),
            context: services.context, coordinator: coordinator)
        return (SplitTransactionView(model: model), model)
    }

    func severalTransactions() -> (view: any View, model: any ScreenModel) {
        let model = SeveralTransactionsViewModel(
            service: services.transactions(), accounts: services.accounts(), categories: services.categories(), context: services.context,
            coordinator: coordinator)
        return (SeveralTransactionsView(model: model), model)
    }
}
