import HTML
import Localization
package import Models
package import Navigation
import Services

/// Every screen in every state, over a sample household: for designing screens and for checking them.
package struct Gallery: Sendable {
    /// The path that precedes state and screen.
    package static let path = "/gallery"

    private let source: @Sendable (GalleryState) async throws -> GallerySource
    /// Cards in every state, drawn below the list of screens.
    let cards: [any CardDisplayable]

    /// - Parameters:
    ///   - cards: previews that are drawn without services.
    ///   - source: the services that answer as the state requires; in the loading state no screen calls them.
    package init(
        cards: [any CardDisplayable] = [],
        source: @escaping @Sendable (GalleryState) async throws -> GallerySource
    ) {
        self.cards = cards
        self.source = source
    }

    /// A screen in a state: `/gallery/error/accounts`; nil: there is none at this path.
    ///
    /// - Parameters:
    ///   - path: without `/gallery/`, with its query.
    ///   - environment: of who looks; the services are exchanged.
    /// - Throws: `ServiceError` where the sample household cannot be made.
    package func screen(_ path: String, in environment: ScreenEnvironment) async throws -> Screen? {
        let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let state = parts.first.flatMap({ GalleryState(rawValue: String($0)) }),
            let link = try? DeepLinkParser.parse(path: parts.count > 1 ? String(parts[1]) : ""), let session = environment.session
        else { return nil }
        let source = try await source(state)
        var sample = environment
        sample.auth = link.route == .auth(.setup) ? source.setup : source.auth
        sample.session = SignedInSession(
            services: source.services, appearance: session.appearance, expiresAt: session.expiresAt, unread: session.unread)
        if case .auth(let step) = link.route {
            sample.pendingSignIn = step == .code ? "sample" : nil
            if step == .passphrase { sample.session?.mustChoosePassphrase = true } else { sample.session = nil }
        }
        let screen = Screen(sample)
        await screen.open(link, loads: state != .loading)
        return screen
    }

    /// The screens, with the ids of the sample household.
    ///
    /// - Throws: `ServiceError` where the sample household cannot be made.
    package func links() async throws -> [Link] {
        let source = try await source(.content)
        let services = source.services
        let account = try? await services.accounts().fetchAccounts(includingArchived: false).first?.account.id.description
        let transaction = try? await services.transactions().fetchEntries(EntryQuery(limit: 1)).entries.first?.id.description
        let category = try? await services.categories().fetchCategories(includingArchived: false).first?.id.description
        let notification = try? await services.notifications().fetchNotifications(after: nil, limit: 1).notifications.first?.id.description
        let rule = try? await services.categories().fetchRules().first?.id.description
        let month = services.context.today.monthOfYear
        let imported = try? await services.statements().fetchImports(limit: 1).first?.id
        let steps = [source.upload.map { QueryItem("upload", $0.description) }, imported.map { QueryItem("done", $0.description) }]
        let orders = await orders(services)
        let cards = await GalleryCards(services)
        let savings = await GallerySavings(services)
        return AppRoute.table.samples.filter { !$0.isPlaceholder }.flatMap { route -> [Link] in
            if case .more(.rule) = route {
                return [rule ?? "", MoreRoute.newRule].map { Link(.more(.rule(ruleId: $0))) }
            }
            if case .home(.notificationDetail) = route {
                return [Link(.home(.notificationDetail(notificationId: notification ?? "")))]
            }
            if case .transfer(let screen) = route { return screen.links(orders) }
            if case .cards(let screen) = route { return screen.links(cards) }
            if case .savings(let screen) = route { return screen.links(savings) }
            let link = link(to: route, account: account ?? "", transaction: transaction ?? "", category: category ?? "", month: month)
            guard case .accounts(.importStatement) = route else { return [link] }
            let anywhere = AppRoute.accounts(.importStatement(accountId: AccountsRoute.anyAccount))
            return [link] + steps.compactMap { step in step.map { Link(anywhere, query: [$0]) } }
        }
    }

    private func orders(_ services: DependencyContainer) async -> GalleryOrders {
        let transfers = services.transfers()
        let scheduled = try? await transfers.fetchScheduled().items
        var orders = GalleryOrders()
        orders.account = try? await transfers.fetchForm().accounts.first?.account.id.description
        orders.submitted = try? await transfers.fetchOverview().submitted.first?.transfer.id.description
        orders.initiated = try? await transfers.fetchTransfers(TransferQuery(statuses: [.initiated])).transfers.first?.transfer.id
            .description
        for item in scheduled ?? [] {
            switch item {
            case .once(let details): orders.scheduled = details.transfer.id.description
            case .standing(let details): orders.standing = details.order.id.description
            }
        }
        orders.beneficiary = try? await services.beneficiaries().fetchBeneficiaries(search: "").last?.id.description
        return orders
    }

    private func link(to route: AppRoute, account: String, transaction: String, category: String, month: Month) -> Link {
        switch route {
        case .accounts(.statement): Link(.accounts(.statement(accountId: account, year: month.year, month: month.month)))
        case .accounts(.severalTransactions): Link(route, query: [QueryItem("ids", transaction)])
        case .accounts(let screen): Link(.accounts(screen.with(account: account, transaction: transaction)))
        case .more(.category): Link(.more(.category(categoryId: category)))
        case .home(.search): Link(route, query: [QueryItem("q", "market")])
        default: Link(route)
        }
    }
}

extension AccountsRoute {
    /// The same screen for another account or transaction.
    fileprivate func with(account: String, transaction: String) -> AccountsRoute {
        switch self {
        case .detail: .detail(accountId: account)
        case .edit: .edit(accountId: account)
        case .transactions: .transactions(accountId: account)
        case .importStatement: .importStatement(accountId: account)
        case .check: .check(accountId: account)
        case .newTransaction: .newTransaction(accountId: account)
        case .transactionDetail: .transactionDetail(transactionId: transaction)
        case .editTransaction: .editTransaction(transactionId: transaction)
        case .splitTransaction: .splitTransaction(transactionId: transaction)
        default: self
        }
    }
}
