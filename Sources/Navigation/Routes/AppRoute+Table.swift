extension AppRoute {
    /// Parses a path.
    ///
    /// - Parameter path: with or without the leading slash, percent-encoded; a trailing slash is ignored.
    package init(path: String) throws(DeepLinkError) {
        var text = Substring(path)
        if text.first == "/" { text.removeFirst() }
        if text.last == "/" { text.removeLast() }
        var segments: [String] = []
        for segment in text.isEmpty ? [] : text.split(separator: "/", omittingEmptySubsequences: false) {
            guard let decoded = PercentCoding.decode(segment, plusIsSpace: false) else { throw .invalidPath(path) }
            segments.append(decoded)
        }
        switch AppRoute.table.match(segments) {
        case .route(let route): self = route
        case .missingParameter: throw .missingParameter(path)
        case .none: throw .invalidPath(path)
        }
    }

    /// All routes.
    package static let table = RouteTable<AppRoute>(
        homeCases + accountsCases + transferCases + cardsCases + savingsCases + subscriptionsCases + peopleCases + planCases
            + insightsCases + moreCases + authCases)

    private static let homeCases: [RouteCase<AppRoute>] = [
        .of(.home(.dashboard)), .of(.home(.notifications)), .of { .home(.notificationDetail(notificationId: $0)) },
        .of(.home(.search)), .of(.home(.add)),
    ]

    private static let accountsCases: [RouteCase<AppRoute>] = [
        .of(.accounts(.list)), .of(.accounts(.new)), .of { .accounts(.detail(accountId: $0)) }, .of { .accounts(.edit(accountId: $0)) },
        .of { .accounts(.transactions(accountId: $0)) }, .of { .accounts(.importStatement(accountId: $0)) },
        .of { .accounts(.check(accountId: $0)) }, .of { .accounts(.statement(accountId: $0, year: $1, month: $2)) },
        .of { .accounts(.newTransaction(accountId: $0)) }, .of { .accounts(.transactionDetail(transactionId: $0)) },
        .of { .accounts(.editTransaction(transactionId: $0)) }, .of { .accounts(.splitTransaction(transactionId: $0)) },
        .of(.accounts(.severalTransactions)),
    ]

    private static let transferCases: [RouteCase<AppRoute>] = [
        .of(.transfer(.home)), .of(.transfer(.internalTransfer)), .of { .transfer(.internalTransferWithAccount(fromAccountId: $0)) },
        .of(.transfer(.external)), .of(.transfer(.scheduled)), .of { .transfer(.detail(transferId: $0)) },
        .of { .transfer(.edit(transferId: $0)) },
        .of { .transfer(.confirm(transferId: $0)) }, .of { .transfer(.receipt(transferId: $0)) }, .of(.transfer(.beneficiaries)),
        .of(.transfer(.newBeneficiary)), .of { .transfer(.beneficiaryDetail(beneficiaryId: $0)) },
        .of { .transfer(.editBeneficiary(beneficiaryId: $0)) },
    ]

    private static let cardsCases: [RouteCase<AppRoute>] = [
        .of(.cards(.wallet)), .of(.cards(.new)), .of { .cards(.detail(cardId: $0)) }, .of { .cards(.settings(cardId: $0)) },
        .of { .cards(.limits(cardId: $0)) }, .of { .cards(.block(cardId: $0)) }, .of { .cards(.activate(cardId: $0)) },
        .of { .cards(.newBenefit(cardId: $0)) }, .of { .cards(.benefitDetail(cardId: $0, benefitId: $1)) },
        .of { .cards(.editBenefit(cardId: $0, benefitId: $1)) }, .of(.cards(.expiring)), .of(.cards(.value)), .of(.cards(.best)),
    ]

    private static let savingsCases: [RouteCase<AppRoute>] = [
        .of(.savings(.dashboard)), .of(.savings(.accounts)), .of(.savings(.new)), .of { .savings(.detail(accountId: $0)) },
        .of { .savings(.edit(accountId: $0)) }, .of(.savings(.goals)), .of(.savings(.newGoal)), .of { .savings(.goalDetail(goalId: $0)) },
        .of { .savings(.editGoal(goalId: $0)) },
    ]

    private static let subscriptionsCases: [RouteCase<AppRoute>] = [
        .of(.subscriptions(.list)), .of(.subscriptions(.new)), .of { .subscriptions(.detail(subscriptionId: $0)) },
        .of { .subscriptions(.edit(subscriptionId: $0)) }, .of(.subscriptions(.found)), .of(.subscriptions(.calendar)),
    ]

    private static let peopleCases: [RouteCase<AppRoute>] = [
        .of(.people(.list)), .of(.people(.new)), .of { .people(.detail(personId: $0)) }, .of { .people(.edit(personId: $0)) },
        .of(.people(.newGroup)), .of { .people(.groupDetail(groupId: $0)) }, .of { .people(.editGroup(groupId: $0)) },
        .of { .people(.settle(groupId: $0)) }, .of { .people(.newExpense(groupId: $0)) },
        .of { .people(.expenseDetail(groupId: $0, expenseId: $1)) }, .of { .people(.editExpense(groupId: $0, expenseId: $1)) },
    ]

    private static let planCases: [RouteCase<AppRoute>] = [
        .of(.plan(.overview)), .of(.plan(.budgets)), .of(.plan(.expected)), .of(.plan(.newExpected)),
        .of { .plan(.expectedDetail(expectedId: $0)) }, .of { .plan(.editExpected(expectedId: $0)) },
    ]

    private static let insightsCases: [RouteCase<AppRoute>] = [.of(.insights(.overview)), .of { .insights(.kind($0)) }]

    private static let moreCases: [RouteCase<AppRoute>] = [
        .of(.more(.menu)), .of(.more(.profile)), .of(.more(.household)), .of(.more(.security)), .of(.more(.sessions)), .of(.more(.tokens)),
        .of(.more(.notifications)), .of(.more(.categories)), .of { .more(.category(categoryId: $0)) }, .of(.more(.rules)),
        .of { .more(.rule(ruleId: $0)) }, .of(.more(.data)), .of(.more(.history)), .of(.more(.currencies)), .of(.more(.appearance)),
        .of(.more(.help)), .of(.more(.about)),
    ]

    private static let authCases: [RouteCase<AppRoute>] = [
        .of(.auth(.setup)), .of(.auth(.login)), .of(.auth(.code)), .of(.auth(.passphrase)), .of(.auth(.passkey)),
        .of(.auth(.sessionExpired)),
        .of { .auth(.invite(token: $0)) },
    ]
}
