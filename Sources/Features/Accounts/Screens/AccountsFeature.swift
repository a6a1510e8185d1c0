package import AccountsModel
package import DesignSystem
package import Localization
package import Models
package import Navigation
package import ScreenKit
package import Services

/// Accounts: their list, their details, their statements and checks, and currencies.
package struct AccountsFeature: FeatureModule {
    package init() {}

    package func screen(_ route: AccountsRoute, _ context: AccountsContext) -> ScreenPair? {
        switch route {
        case .list: ScreenPair(AccountListViewModel(context)) { AccountListView(model: $0) }
        case .new: context.forWriters { ScreenPair(AddAccountViewModel(context)) { AddAccountView(model: $0) } }
        case .detail(let id): ScreenPair(AccountDetailViewModel(context, accountId: id)) { AccountDetailView(model: $0) }
        case .edit(let id): context.forWriters { ScreenPair(EditAccountViewModel(context, accountId: id)) { EditAccountView(model: $0) } }
        case .check(let id):
            context.forWriters { ScreenPair(AccountCheckViewModel(context, accountId: id)) { AccountCheckView(model: $0) } }
        case .statement(let id, let year, let month):
            ScreenPair(StatementViewModel(context, accountId: id, year: year, month: month)) { StatementView(model: $0) }
        case .currencies: ScreenPair(CurrenciesViewModel(context)) { CurrenciesView(model: $0) }
        }
    }

    package func link(to object: ObjectReference) -> Link? {
        switch object.kind {
        case Account.referenceKind: Link(.accounts(.detail(accountId: object.id)))
        case .accounts: Link(.accounts(.list))
        default: nil
        }
    }

    package var section: FeatureSection? {
        FeatureSection(
            .accounts, "Accounts", symbol: .buildingColumns, selectedSymbol: .buildingColumnsFill, in: .everyday, rank: 2)
    }

    package func backTitle(_ route: AccountsRoute) -> LocalizedText? {
        switch route {
        case .detail: "Account"
        default: nil
        }
    }

    package var addItems: [AddItem] {
        [
            AddItem("Account", subtitle: "Bank account, cash, card or loan", symbol: .buildingColumns) { _ in Link(.accounts(.new)) }
        ]
    }

    package var menuItems: [MenuItem] {
        [MenuItem("Currencies and rates", symbol: .globe, .accounts(.currencies), in: .money, rank: 4)]
    }

    package var searchTargets: [SearchTarget] {
        [
            .action("Add account", .accounts(.new), rank: 5, words: "new bank account, cash, wallet"),
            .screen("Accounts", .accounts(.list), words: "bank, balances, IBAN"),
            .setting(
                "Currencies and rates", .accounts(.currencies), rank: 12, words: "currency, exchange rate, foreign money, dollar, euro"),
        ]
    }

    package var searchSymbols: [SearchHitKind: Symbol] { [.account: .buildingColumns] }

    package func gallery(_ route: AccountsRoute, _ sample: GallerySample) async -> [Link] {
        let account = await sample.accountId()
        let month = sample.services.context.today.monthOfYear
        switch route {
        case .list, .new, .currencies: return [Link(.accounts(route))]
        case .detail: return [Link(.accounts(.detail(accountId: account)))]
        case .edit: return [Link(.accounts(.edit(accountId: account)))]
        case .check: return [Link(.accounts(.check(accountId: account)))]
        case .statement: return [Link(.accounts(.statement(accountId: account, year: month.year, month: month.month)))]
        }
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias AccountsContext = ScreenContext<AccountsRoute>

/// Navigates between the screens of the feature.
package typealias AccountsCoordinator = FeatureCoordinator<AccountsRoute>
