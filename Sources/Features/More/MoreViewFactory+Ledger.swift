import HTML
import Services

/// The screens of the ledger: categories, rules, exchange rates, history, files.
extension MoreViewFactory {
    func categories() -> ScreenPair {
        let model = CategoriesViewModel(service: services.categories(), context: services.context, coordinator: coordinator)
        return (CategoriesView(model: model), model)
    }

    func category(_ id: String) -> ScreenPair {
        let model = CategoryViewModel(
            categoryId: id, service: services.categories(), transactions: services.transactions(), context: services.context,
            coordinator: coordinator)
        return (CategoryView(model: model), model)
    }

    func rules() -> ScreenPair {
        let model = RulesViewModel(
            service: services.categories(), accounts: services.accounts(), context: services.context, coordinator: coordinator)
        return (RulesView(model: model), model)
    }

    func rule(_ id: String) -> ScreenPair {
        let model = RuleViewModel(
            ruleId: id, service: services.categories(), accounts: services.accounts(), context: services.context, coordinator: coordinator)
        return (RuleView(model: model), model)
    }

    func currencies() -> ScreenPair {
        let model = CurrenciesViewModel(service: services.rates(), context: services.context, coordinator: coordinator)
        return (CurrenciesView(model: model), model)
    }

    func history() -> ScreenPair {
        let model = HistoryViewModel(service: services.history(), undo: historyUndo, context: services.context)
        return (HistoryView(model: model), model)
    }

    func data() -> ScreenPair {
        let model = DataViewModel(
            statements: services.statements(), accounts: services.accounts(), security: services.security(),
            household: services.household(), undo: historyUndo, context: services.context)
        return (DataView(model: model), model)
    }

    private var historyUndo: HistoryUndo {
        HistoryUndo(
            transactions: services.transactions(), statements: services.statements(), coordinator: coordinator)
    }
}
