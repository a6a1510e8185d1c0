import HTML
import Services

/// What belongs to the ledger: categories, rules, rates, history, files.
extension MoreViewFactory {
    func categories() -> MadeScreen {
        let model = CategoriesViewModel(service: services.categories(), context: services.context, coordinator: coordinator)
        return (CategoriesView(model: model), model)
    }

    func category(_ id: String) -> MadeScreen {
        let model = CategoryViewModel(
            categoryId: id, service: services.categories(), transactions: services.transactions(), context: services.context,
            coordinator: coordinator)
        return (CategoryView(model: model), model)
    }

    func rules() -> MadeScreen {
        let model = RulesViewModel(
            service: services.categories(), accounts: services.accounts(), context: services.context, coordinator: coordinator)
        return (RulesView(model: model), model)
    }

    func rule(_ id: String) -> MadeScreen {
        let model = RuleViewModel(
            ruleId: id, service: services.categories(), accounts: services.accounts(), context: services.context, coordinator: coordinator)
        return (RuleView(model: model), model)
    }

    func currencies() -> MadeScreen {
        let model = CurrenciesViewModel(service: services.rates(), context: services.context, coordinator: coordinator)
        return (CurrenciesView(model: model), model)
    }

    func history() -> MadeScreen {
        let model = HistoryViewModel(service: services.history(), undo: historyUndo, context: services.context)
        return (HistoryView(model: model), model)
    }

    func data() -> MadeScreen {
        let model = DataViewModel(
            statements: services.statements(), accounts: services.accounts(), security: services.security(),
            household: services.household(), undo: historyUndo, context: services.context, coordinator: coordinator)
        return (DataView(model: model), model)
    }

    private var historyUndo: HistoryUndo {
        HistoryUndo(
            transactions: services.transactions(), statements: services.statements(), locale: services.context.locale,
            coordinator: coordinator)
    }
}
