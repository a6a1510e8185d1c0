package import DesignSystem
package import Localization
package import Models
package import Navigation
package import ScreenKit
package import Services
package import TransactionsModel

/// Transactions: lists, details, entry, splitting and changes of several.
package struct TransactionsFeature: FeatureModule {
    package init() {}

    package func screen(_ route: TransactionsRoute, _ context: TransactionsContext) -> ScreenPair? {
        switch route {
        case .all: ScreenPair(TransactionListViewModel(context, accountId: nil)) { TransactionListView(model: $0) }
        case .list(let id): ScreenPair(TransactionListViewModel(context, accountId: id)) { TransactionListView(model: $0) }
        case .add: context.forWriters { ScreenPair(NewTransactionViewModel(context, accountId: nil)) { NewTransactionView(model: $0) } }
        case .new(let id):
            context.forWriters { ScreenPair(NewTransactionViewModel(context, accountId: id)) { NewTransactionView(model: $0) } }
        case .detail(let id): ScreenPair(TransactionDetailViewModel(context, transactionId: id)) { TransactionDetailView(model: $0) }
        case .edit(let id):
            context.forWriters { ScreenPair(EditTransactionViewModel(context, transactionId: id)) { EditTransactionView(model: $0) } }
        case .split(let id):
            context.forWriters { ScreenPair(SplitTransactionViewModel(context, transactionId: id)) { SplitTransactionView(model: $0) } }
        case .several: context.forWriters { ScreenPair(SeveralTransactionsViewModel(context)) { SeveralTransactionsView(model: $0) } }
        case .review: ScreenPair(ReviewViewModel(context)) { ReviewView(model: $0) }
        }
    }

    package func link(to object: ObjectReference) -> Link? {
        switch object.kind {
        case Transaction.referenceKind: Link(.transactions(.detail(transactionId: object.id)))
        case .transactions: Link(.transactions(.list(accountId: object.id)))
        case .tag: Link(.transactions(.all), query: [QueryItem("tag", object.id)])
        case .payee: Link(.transactions(.all), query: [QueryItem("q", SearchQuery.payee(object.id))])
        default: nil
        }
    }

    package var section: FeatureSection? {
        FeatureSection(.transactions, "Transactions", symbol: .listBullet, in: .everyday, rank: 1)
    }

    package func backTitle(_ route: TransactionsRoute) -> LocalizedText? {
        switch route {
        case .all, .list: "Transactions"
        case .detail: "Transaction"
        case .review: "Review"
        default: nil
        }
    }

    package func homeTask(_ insight: any HomeInsight, for member: MemberContext) -> HomeTask? {
        (insight as? HomeReview)?.task(for: member)
    }

    package var homeSteps: [HomeStep] {
        [
            HomeStep(
                "Check its transactions", detail: "One press confirms a payee", symbol: .checkmarkCircle, Link(.transactions(.review)),
                rank: 2
            ) { !$0.latest.isEmpty && !$0.parts.insights.contains { $0 is HomeReview } }
        ]
    }

    package var searchTargets: [SearchTarget] {
        [
            .action("Add transaction", .transactions(.add), rank: 1, keys: ["n"], words: "add expense, spend, income, enter, new"),
            .screen("Transactions", .transactions(.all), words: "bookings, payments, list of spending, ledger"),
            .screen("Review", .transactions(.review), words: "confirm, check new transactions, uncategorised"),
        ]
    }

    package var searchSymbols: [SearchHitKind: Symbol] { [.payee: .bag, .tag: .tag, .transaction: .arrowLeftArrowRight] }

    package var forecastTitles: [ForecastItem.Kind: LocalizedText] { [.booked: "Booked ahead", .pending: "Pending"] }

    package var notificationSymbols: [NotificationType: Symbol] { [.transaction: .arrowLeftArrowRight] }

    package func gallery(_ route: TransactionsRoute, _ sample: GallerySample) async -> [Link] {
        let account = await sample.accountId()
        let page = try? await sample.services.transactions().fetchEntries(EntryQuery(limit: 1))
        let transaction = page?.entries.first?.id.description ?? ""
        switch route {
        case .all: return [Link(.transactions(.all)), Link(.transactions(.all), query: [QueryItem("sort", "amount")])]
        case .list: return [Link(.transactions(.list(accountId: account)))]
        case .add: return [Link(.transactions(.add))]
        case .new: return [Link(.transactions(.new(accountId: account)))]
        case .detail: return [Link(.transactions(.detail(transactionId: transaction)))]
        case .edit: return [Link(.transactions(.edit(transactionId: transaction)))]
        case .split: return [Link(.transactions(.split(transactionId: transaction)))]
        case .several: return [Link(.transactions(.several), query: [QueryItem("ids", transaction)])]
        case .review: return [Link(.transactions(.review))]
        }
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias TransactionsContext = ScreenContext<TransactionsRoute>

/// Navigates between the screens of the feature.
package typealias TransactionsCoordinator = FeatureCoordinator<TransactionsRoute>
