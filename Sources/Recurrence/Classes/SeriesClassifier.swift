import Models

/// Determines the kind of a series: from words of the payee, memo or category, else from amounts and rhythm.
struct SeriesClassifier {
    private static let obligation = ClassWordSet(.obligation)
    private static let habit = ClassWordSet(.habit)
    private static let bill = ClassWordSet(.bill)
    private static let subscription = ClassWordSet(.subscription)
    private static let income = ClassWordSet(.income)

    /// The kind, and whether words or a category determine it.
    func kind(of found: FoundCharges, isIncome: Bool) -> (kind: SeriesKind, isKnown: Bool) {
        let charges = found.regular
        if charges.count(where: \.isOwnOrder) * 2 > charges.count { return (.order, true) }
        if isIncome { return (.income, Self.income.matches(words(of: charges, withMemos: true))) }
        let payee = words(of: charges, withMemos: false)
        // The payee has precedence over a memo, and both over a category, which is a guess for unknown payees.
        if Self.subscription.matches(payee), !Self.bill.matches(payee), !Self.obligation.matches(payee) { return (.subscription, true) }
        for (kind, set) in [(SeriesKind.obligation, Self.obligation), (.habit, Self.habit), (.bill, Self.bill)]
        where set.matches(payee) {
            if kind == .habit, found.rhythm.length >= 80 { continue }
            return (kind, true)
        }
        let memos = words(of: charges, withMemos: true)
        if Self.obligation.matches(memos) { return (.obligation, true) }
        if Self.subscription.matches(memos) { return (.subscription, true) }
        if Self.bill.matches(memos) { return (.bill, true) }
        if let kind = kind(of: charges.compactMap(\.category), found) { return (kind, true) }
        return (kind(byShape: found), false)
    }

    /// Whether words or the category indicate a contract, and not everyday spending.
    func isOfContract(_ found: FoundCharges, isIncome: Bool) -> Bool {
        let charges = found.regular
        if isIncome { return Self.income.matches(words(of: charges, withMemos: true)) }
        let payee = words(of: charges, withMemos: false)
        if Self.subscription.matches(payee) { return true }
        if isOfEverydayPayee(payee) { return false }
        let memos = words(of: charges, withMemos: true)
        if [Self.subscription, Self.bill, Self.obligation].contains(where: { $0.matches(memos) }) { return true }
        return switch mostFrequent(charges.compactMap(\.category)) {
        case .subscriptions, .insurance, .utilities, .taxes, .education, .fee, .housing: true
        default: false
        }
    }

    /// Whether words or the category indicate everyday spending: shopping, food, fuel, cash, leisure.
    func isOfEverydaySpending(_ found: FoundCharges) -> Bool {
        let charges = found.regular
        if isOfEverydayPayee(words(of: charges, withMemos: false)) { return true }
        return switch mostFrequent(charges.compactMap(\.category)) {
        case .groceries, .dining, .withdrawal, .transport, .shopping, .health, .gifts, .pets, .travel, .entertainment, .children: true
        default: false
        }
    }

    // MARK: - Private

    private func isOfEverydayPayee(_ payee: Set<String>) -> Bool { Self.habit.matches(payee) && !Self.obligation.matches(payee) }

    /// The words of payees, and of the memos of the last charges; two that follow each other also as one.
    private func words(of charges: [RecurrenceCharge], withMemos: Bool) -> Set<String> {
        var words: Set<String> = []
        for charge in charges.suffix(3) {
            for text in withMemos ? [charge.payee, charge.memo] : [charge.payee] {
                let list = PayeeKey.words(text)
                words.formUnion(list)
                for (first, second) in zip(list, list.dropFirst()) { words.insert(first + second) }
            }
        }
        return words
    }

    private func mostFrequent(_ categories: [StandardCategory]) -> StandardCategory? {
        var counts: [StandardCategory: Int] = [:]
        for category in categories { counts[category, default: 0] += 1 }
        return counts.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) })?.key
    }

    /// The kind that most categories indicate; nil if none indicates one.
    private func kind(of categories: [StandardCategory], _ found: FoundCharges) -> SeriesKind? {
        guard let most = mostFrequent(categories) else { return nil }
        return switch most {
        // The same price each time, for months: a box that is delivered regularly, and no shopping.
        case .groceries where isOrderedOnce(found): .subscription
        case .groceries, .dining, .withdrawal: .habit
        case .transport, .shopping, .health, .gifts, .pets: found.hasFixedPrice && found.rhythm.length >= 25 ? nil : .habit
        case .subscriptions, .entertainment: found.hasFixedPrice || found.hasNearlyFixedPrice ? .subscription : nil
        case .utilities, .insurance, .taxes, .education, .fee: .bill
        case .housing: found.hasFixedPrice ? .obligation : .bill
        case .transfer, .payment: .order
        default: nil
        }
    }

    private func isOrderedOnce(_ found: FoundCharges) -> Bool {
        found.hasFixedPrice && found.regular.count >= 8 && !found.regular.allSatisfy { $0.amount % 500 == 0 }
    }

    /// The kind by amounts and rhythm: fixed prices are subscriptions, varying amounts are bills from a monthly rhythm on, else habits.
    private func kind(byShape found: FoundCharges) -> SeriesKind {
        if found.hasFixedPrice || found.hasNearlyFixedPrice {
            // Round amounts every week are pocket money or cash.
            let isRound = found.regular.allSatisfy { $0.amount % 1000 == 0 }
            return found.rhythm.length < 14 && isRound ? .habit : .subscription
        }
        return found.rhythm.length < 25 ? .habit : .bill
    }
}
