import HTML
import Navigation
import Services

/// The screens of transactions.
extension AccountsViewFactory {

    func transactions(_ accountId: String) -> (view: any View, model: any ScreenModel) {
        let model = TransactionListViewModel(
            accountId: accountId, screens: services.transactionScreens(), context: services.context)
        return (TransactionListView(model: model), model)
    }

    func newTransaction(_ accountId: String) -> (view: any View, model: any ScreenModel) {
        let model = NewTransactionViewModel(
            accountId: accountId, screens: services.transactionScreens(), service: services.transactions(),
            attachments: services.attachments(), rates: services.rates(), context: services.context, coordinator: coordinator)
        return (NewTransactionView(model: model), model)
    }

    func transactionDetail(_ id: String) -> (view: any View, model: any ScreenModel) {
        let model = TransactionDetailViewModel(
            transactionId: id, screens: services.transactionScreens(), service: services.transactions(),
            attachments: services.attachments(), benefits: services.benefits(), context: services.context, coordinator: coordinator)
        return (TransactionDetailView(model: model), model)
    }

    func editTransaction(_ id: String) -> (view: any View, model: any ScreenModel) {
        let model = EditTransactionViewModel(
            transactionId: id, screens: services.transactionScreens(), service: services.transactions(),
            categories: services.categories(), context: services.context, coordinator: coordinator)
        return (EditTransactionView(model: model), model)
    }

    func splitTransaction(_ id: String) -> (view: any View, model: any ScreenModel) {
        let model = SplitTransactionViewModel(
            transactionId: id, screens: services.transactionScreens(), service: services.transactions(), context: services.context,
            coordinator: coordinator)
        return (SplitTransactionView(model: model), model)
    }

    func severalTransactions() -> (view: any View, model: any ScreenModel) {
        let model = SeveralTransactionsViewModel(
            screens: services.transactionScreens(), service: services.transactions(), context: services.context,
            coordinator: coordinator)
        return (SeveralTransactionsView(model: model), model)
    }
}
