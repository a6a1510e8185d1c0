import Models

/// Tells what a series is: from what is known of the payee, else from amounts and rhythm.
struct SeriesClassifier {
    private let obligation = ClassWordSet(ClassWords.obligation)
    private let habit = ClassWordSet(ClassWords.habit)
    private let bill = ClassWordSet(ClassWords.bill)
    private let subscription = ClassWordSet(ClassWords.subscription)
    private let income = ClassWordSet(ClassWords.income)

    /// The kind, and whether words or a category tell it.
    func kind(of found: FoundCharges, isIncome: Bool) -> (kind: RecurringSeries.Kind, isKnown: Bool) {
        let charges = found.regular
        if charges.count(where: \.isOwnOrder) * 2 > charges.count { return (.order, true) }
        if isIncome { return (.income, income.matches(words(of: charges, withMemos: true))) }
        let payee = words(of: charges, withMemos: false)
        // The payee tells more than a memo, and both more than a category, which is guessed where nothing is known.
        if subscription.matches(payee), !bill.matches(payee), !obligation.matches(payee) { return (.subscription, true) }
        for (kind, set) in [(RecurringSeries.Kind.obligation, obligation), (.habit, habit), (.bill, bill)] where set.matches(payee) {
            if kind == .habit, found.rhythm.length >= 80 { continue }
            return (kind, true)
        }
        let memos = words(of: charges, withMemos: true)
        if obligation.matches(memos) { return (.obligation, true) }
        if subscription.matches(memos) { return (.subscription, true) }
        if bill.matches(memos) { return (.bill, true) }
        if let kind = kind(of: charges.compactMap(\.category), found) { return (kind, true) }
        return (kind(byShape: found), false)
    }

    // MARK: - Private

    /// The words of payees, and of the memos of the last charges.
    private func words(of charges: [RecurrenceCharge], withMemos: Bool) -> Set<String> {
        var words: Set<String> = []
        for charge in charges.suffix(3) {
            words.formUnion(PayeeKey.words(charge.payee))
            if withMemos { words.formUnion(PayeeKey.words(charge.memo)) }
        }
        return words
    }

    /// The kind that most categories tell; nil for those that tell nothing.
    private func kind(of categories: [StandardCategory], _ found: FoundCharges) -> RecurringSeries.Kind? {
        var counts: [StandardCategory: Int] = [:]
        for category in categories { counts[category, default: 0] += 1 }
        guard let most = counts.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) })?.key else { return nil }
        return switch most {
        case .groceries, .dining, .withdrawal: .habit
        case .transport, .shopping, .health, .gifts, .pets: found.hasFixedPrice && found.rhythm.length >= 25 ? nil : .habit
        case .subscriptions, .entertainment: found.hasFixedPrice || found.hasNearlyFixedPrice ? .subscription : nil
        case .utilities, .insurance, .taxes, .education, .fee: .bill
        case .housing: found.hasFixedPrice ? .obligation : .bill
        case .transfer, .payment: .order
        default: nil
        }
    }

    /// Fixed prices are subscriptions; what varies is a bill from a month on, else a habit.
    private func kind(byShape found: FoundCharges) -> RecurringSeries.Kind {
        if found.hasFixedPrice || found.hasNearlyFixedPrice {
            // Round amounts every week are pocket money or cash.
            let isRound = found.regular.allSatisfy { $0.amount % 1000 == 0 }
            return found.rhythm.length < 14 && isRound ? .habit : .subscription
        }
        return found.rhythm.length < 25 ? .habit : .bill
    }
}
