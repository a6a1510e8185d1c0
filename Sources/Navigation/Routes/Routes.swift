/// A route of the app: one for each screen and sheet. Each feature has its own enum; this one combines them.
package enum AppRoute: Hashable, Sendable {
    case home(HomeRoute)
    case accounts(AccountsRoute)
    case transfer(TransferRoute)
    case cards(CardsRoute)
    case savings(SavingsRoute)
    case subscriptions(SubscriptionsRoute)
    case people(PeopleRoute)
    case plan(PlanRoute)
    case insights(InsightsRoute)
    case more(MoreRoute)
    case auth(AuthRoute)
}

/// A route with a path. Ids are not resolved, so a link with an unknown id still parses.
package protocol Route: Hashable, Sendable {
    /// The path, without the leading slash, declared only here.
    var path: RoutePath { get }
}

// MARK: - Home

/// Home, and what belongs to no other section: notifications, search and *add*.
package enum HomeRoute: Route {
    case dashboard
    case notifications
    case notificationDetail(notificationId: String)
    case search
    case add

    package var path: RoutePath {
        switch self {
        case .dashboard: ""
        case .notifications: "notifications"
        case .notificationDetail(let id): "notifications/\(id)"
        case .search: "search"
        case .add: "add"
        }
    }
}

// MARK: - Accounts

/// Accounts, their transactions and statements.
package enum AccountsRoute: Route {
    case list
    case new
    case detail(accountId: String)
    case edit(accountId: String)
    case transactions(accountId: String)
    case importStatement(accountId: String)
    case check(accountId: String)
    case statement(accountId: String, year: Int, month: Int)
    case newTransaction(accountId: String)
    case transactionDetail(transactionId: String)
    case editTransaction(transactionId: String)
    case splitTransaction(transactionId: String)
    case severalTransactions

    /// Placeholder account id for an import whose files name their accounts.
    package static let anyAccount = "any"

    package var path: RoutePath {
        switch self {
        case .list: "accounts"
        case .new: "accounts/new"
        case .detail(let id): "accounts/\(id)"
        case .edit(let id): "accounts/\(id)/edit"
        case .transactions(let id): "accounts/\(id)/transactions"
        case .importStatement(let id): "accounts/\(id)/import"
        case .check(let id): "accounts/\(id)/check"
        case .statement(let id, let year, let month): "accounts/\(id)/statement/\(year)/\(month)"
        case .newTransaction(let id): "accounts/\(id)/transactions/new"
        case .transactionDetail(let id): "accounts/transactions/\(id)"
        case .editTransaction(let id): "accounts/transactions/\(id)/edit"
        case .splitTransaction(let id): "accounts/transactions/\(id)/split"
        case .severalTransactions: "accounts/transactions/several"
        }
    }
}

// MARK: - Transfer

/// Transfers, standing orders and beneficiaries.
package enum TransferRoute: Route {
    case home
    case internalTransfer
    case internalTransferWithAccount(fromAccountId: String)
    case external
    case scheduled
    /// A transfer or a standing order, according to its id.
    case detail(transferId: String)
    case edit(transferId: String)
    case confirm(transferId: String)
    case receipt(transferId: String)
    case beneficiaries
    case newBeneficiary
    case beneficiaryDetail(beneficiaryId: String)
    case editBeneficiary(beneficiaryId: String)

    package var path: RoutePath {
        switch self {
        case .home: "transfer"
        case .internalTransfer: "transfer/internal"
        case .internalTransferWithAccount(let id): "transfer/internal/\(id)"
        case .external: "transfer/external"
        case .scheduled: "transfer/scheduled"
        case .detail(let id): "transfer/\(id)"
        case .edit(let id): "transfer/\(id)/edit"
        case .confirm(let id): "transfer/\(id)/confirm"
        case .receipt(let id): "transfer/\(id)/receipt"
        case .beneficiaries: "transfer/beneficiaries"
        case .newBeneficiary: "transfer/beneficiaries/new"
        case .beneficiaryDetail(let id): "transfer/beneficiaries/\(id)"
        case .editBeneficiary(let id): "transfer/beneficiaries/\(id)/edit"
        }
    }
}

// MARK: - Cards

/// The wallet with cards and benefits.
package enum CardsRoute: Route {
    case wallet
    case new
    case detail(cardId: String)
    case settings(cardId: String)
    case limits(cardId: String)
    case block(cardId: String)
    case activate(cardId: String)
    case newBenefit(cardId: String)
    case benefitDetail(cardId: String, benefitId: String)
    case editBenefit(cardId: String, benefitId: String)
    case expiring
    case value
    case best

    package var path: RoutePath {
        switch self {
        case .wallet: "cards"
        case .new: "cards/new"
        case .detail(let id): "cards/\(id)"
        case .settings(let id): "cards/\(id)/settings"
        case .limits(let id): "cards/\(id)/limits"
        case .block(let id): "cards/\(id)/block"
        case .activate(let id): "cards/\(id)/activate"
        case .newBenefit(let card): "cards/\(card)/benefits/new"
        case .benefitDetail(let card, let benefit): "cards/\(card)/benefits/\(benefit)"
        case .editBenefit(let card, let benefit): "cards/\(card)/benefits/\(benefit)/edit"
        case .expiring: "cards/expiring"
        case .value: "cards/value"
        case .best: "cards/best"
        }
    }
}

// MARK: - Savings

/// Savings accounts and goals.
package enum SavingsRoute: Route {
    case dashboard
    case accounts
    case new
    case detail(accountId: String)
    case edit(accountId: String)
    case goals
    case newGoal
    case goalDetail(goalId: String)
    case editGoal(goalId: String)

    package var path: RoutePath {
        switch self {
        case .dashboard: "savings"
        case .accounts: "savings/accounts"
        case .new: "savings/new"
        case .detail(let id): "savings/\(id)"
        case .edit(let id): "savings/\(id)/edit"
        case .goals: "savings/goals"
        case .newGoal: "savings/goals/new"
        case .goalDetail(let id): "savings/goals/\(id)"
        case .editGoal(let id): "savings/goals/\(id)/edit"
        }
    }
}

// MARK: - Subscriptions

/// Subscriptions: payments in every billing cycle.
package enum SubscriptionsRoute: Route {
    case list
    case new
    case detail(subscriptionId: String)
    case edit(subscriptionId: String)
    case found
    case calendar

    package var path: RoutePath {
        switch self {
        case .list: "subscriptions"
        case .new: "subscriptions/new"
        case .detail(let id): "subscriptions/\(id)"
        case .edit(let id): "subscriptions/\(id)/edit"
        case .found: "subscriptions/found"
        case .calendar: "subscriptions/calendar"
        }
    }
}

// MARK: - People

/// Shared expenses and debts.
package enum PeopleRoute: Route {
    case list
    case new
    case detail(personId: String)
    case edit(personId: String)
    case newGroup
    case groupDetail(groupId: String)
    case editGroup(groupId: String)
    case settle(groupId: String)
    case newExpense(groupId: String)
    case expenseDetail(groupId: String, expenseId: String)
    case editExpense(groupId: String, expenseId: String)

    package var path: RoutePath {
        switch self {
        case .list: "people"
        case .new: "people/new"
        case .detail(let id): "people/\(id)"
        case .edit(let id): "people/\(id)/edit"
        case .newGroup: "people/groups/new"
        case .groupDetail(let id): "people/groups/\(id)"
        case .editGroup(let id): "people/groups/\(id)/edit"
        case .settle(let id): "people/groups/\(id)/settle"
        case .newExpense(let id): "people/groups/\(id)/expenses/new"
        case .expenseDetail(let group, let expense): "people/groups/\(group)/expenses/\(expense)"
        case .editExpense(let group, let expense): "people/groups/\(group)/expenses/\(expense)/edit"
        }
    }
}

// MARK: - Plan

/// Budgets and expected payments.
package enum PlanRoute: Route {
    case overview
    case budgets
    case expected
    case newExpected
    case expectedDetail(expectedId: String)
    case editExpected(expectedId: String)

    package var path: RoutePath {
        switch self {
        case .overview: "plan"
        case .budgets: "plan/budgets"
        case .expected: "plan/expected"
        case .newExpected: "plan/expected/new"
        case .expectedDetail(let id): "plan/expected/\(id)"
        case .editExpected(let id): "plan/expected/\(id)/edit"
        }
    }
}

// MARK: - Insights

/// Reports, each kind on its own page.
package enum InsightsRoute: Route {
    case overview
    case kind(String)

    package var path: RoutePath {
        switch self {
        case .overview: "insights"
        case .kind(let kind): "insights/\(kind)"
        }
    }
}

// MARK: - More

/// Settings, and screens without a tab of their own.
package enum MoreRoute: Route {
    case menu
    case profile
    case household
    case security
    case sessions
    case tokens
    case notifications
    case categories
    case category(categoryId: String)
    case rules
    case rule(ruleId: String)
    case data
    case history
    case currencies
    case appearance
    case help
    case about

    /// Placeholder id for a new rule.
    package static let newRule = "another"

    package var path: RoutePath {
        switch self {
        case .menu: "more"
        case .profile: "more/profile"
        case .household: "more/household"
        case .security: "more/security"
        case .sessions: "more/sessions"
        case .tokens: "more/tokens"
        case .notifications: "more/notifications"
        case .categories: "more/categories"
        case .category(let id): "more/categories/\(id)"
        case .rules: "more/rules"
        case .rule(let id): "more/rules/\(id)"
        case .data: "more/data"
        case .history: "more/history"
        case .currencies: "more/currencies"
        case .appearance: "more/appearance"
        case .help: "more/help"
        case .about: "more/about"
        }
    }
}

// MARK: - Auth

/// Sign-in screens, which are available when signed out, and the step in which a member replaces a temporary passphrase.
package enum AuthRoute: Route {
    case setup
    case login
    case code
    case passphrase
    case passkey
    case sessionExpired
    case invite(token: String)

    package var path: RoutePath {
        switch self {
        case .setup: "auth/setup"
        case .login: "auth/login"
        case .code: "auth/code"
        case .passphrase: "auth/passphrase"
        case .passkey: "auth/passkey"
        case .sessionExpired: "auth/session-expired"
        case .invite(let token): "auth/invite/\(token)"
        }
    }
}

// MARK: - All

extension AppRoute: Route {
    package var path: RoutePath { feature.path }

    /// The route of the feature.
    private var feature: any Route {
        switch self {
        case .home(let route): route
        case .accounts(let route): route
        case .transfer(let route): route
        case .cards(let route): route
        case .savings(let route): route
        case .subscriptions(let route): route
        case .people(let route): route
        case .plan(let route): route
        case .insights(let route): route
        case .more(let route): route
        case .auth(let route): route
        }
    }
}
