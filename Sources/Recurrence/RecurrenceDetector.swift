package import Models

/// Detects recurring series among the charges of a normalised payee. See `docs/recurrence.md`.
package struct RecurrenceDetector: Sendable {
    package let today: Day

    /// The look-back in days: yearly series need two charges, and prices a history.
    package static let lookBack = 1_220

    package init(today: Day) {
        self.today = today
    }

    /// The series of a payee.
    ///
    /// - Parameter charges: all charges of the payee within the look-back, in any order, in any accounts and currencies.
    package func series(payeeKey: String, _ charges: [RecurrenceCharge]) -> [RecurringSeries] {
        struct Group: Hashable {
            var account: ID<Account>
            var currency: Currency
            var isIncome: Bool
        }
        let groups = Dictionary(grouping: charges.filter { $0.amount != 0 && $0.day <= today }) {
            Group(account: $0.account, currency: $0.currency, isIncome: $0.amount < 0)
        }
        let classifier = SeriesClassifier()
        var found: [RecurringSeries] = []
        for (group, members) in groups {
            guard members.count <= SeriesFinder.most else { continue }
            var members = members.sorted { ($0.day, $0.id) < ($1.day, $1.id) }
            let spent = groups[Group(account: group.account, currency: group.currency, isIncome: false)] ?? []
            if group.isIncome {
                // Refunded payments are not income.
                let days = PaidDays(spent)
                members.removeAll { days.contain(paymentOf: $0) }
                for index in members.indices { members[index].amount = -members[index].amount }
            }
            let refunds = groups[Group(account: group.account, currency: group.currency, isIncome: true)] ?? []
            let chance = ChanceRule(classifier: classifier)
            let series = SeriesFinder(charges: members).series().filter { chance.allows($0, among: members, isIncome: group.isIncome) }
                .sorted {
                    ($0.charges[0].day, $0.charges[0].id) < ($1.charges[0].day, $1.charges[0].id)
                }
            for (position, one) in series.enumerated() {
                let days = PaidDays(one.charges)
                let refunded = refunds.count { days.contain(paymentOf: $0) }
                found.append(
                    make(one, payeeKey: payeeKey, position: position, isIncome: group.isIncome, refunded: refunded, classifier))
            }
        }
        return found.sorted { $0.key < $1.key }
    }

    // MARK: - Private

    private func make(
        _ found: FoundCharges, payeeKey: String, position: Int, isIncome: Bool, refunded: Int, _ classifier: SeriesClassifier
    ) -> RecurringSeries {
        let regular = found.regular
        let last = regular[regular.count - 1]
        let (kind, isKnown) = classifier.kind(of: found, isIncome: isIncome)
        let isFixed = found.hasFixedPrice
        let steps = isFixed ? SeriesPrices.steps(of: regular) : []
        let amount = isFixed ? SeriesPrices.current(of: regular) : last.amount
        let recent = regular.suffix(12).map(\.amount)
        let next = found.fit.grid.day(found.fit.last + 1)
        var key = "\(payeeKey)|\(last.account)|\(last.currency.code)|\(isIncome ? "in" : "out")"
        // The oldest series has no number, so that a second one does not change its key.
        if position > 0 { key += "|\(found.charges[0].id)" }
        var reasons: [RecurrenceReason] = [
            .charges(found.charges.count, first: found.charges[0].day, last: last.day), .rhythm(found.rhythm),
        ]
        if isFixed {
            reasons.append(.sameAmount(amount))
        } else {
            reasons.append(.amountsBetween(recent.min() ?? amount, recent.max() ?? amount))
        }
        if !steps.isEmpty { reasons.append(.priceSteps(steps.count)) }
        if found.fit.skipped > 0 { reasons.append(.skipped(found.fit.skipped)) }
        if refunded > 0 { reasons.append(.refunded(refunded)) }
        let hasMandate = !last.mandate.isEmpty && regular.allSatisfy { $0.mandate.isEmpty || $0.mandate == last.mandate }
        if hasMandate { reasons.append(.sameMandate) }
        if isKnown { reasons.append(.knownKind(kind)) }
        return RecurringSeries(
            key: key, payee: last.payee, payeeKey: payeeKey, kind: kind, state: state(found, next: next), account: last.account,
            currency: last.currency, amount: amount, highest: isFixed ? nil : recent.max(), rhythm: found.rhythm, next: next,
            nextRange: next.adding(days: min(found.fit.off.lowerBound, 0))...next.adding(days: max(found.fit.off.upperBound, 0) + 2),
            confidence: confidence(found, isFixed: isFixed, isKnown: isKnown, hasMandate: hasMandate), reasons: reasons,
            charges: found.charges, priceChanges: steps)
    }

    private func state(_ found: FoundCharges, next: Day) -> SeriesState {
        if next.distance(to: today) > max(7, found.rhythm.length * 2 / 5) { return .stopped }
        return found.fit.count <= found.rhythm.minimum ? .early : .mature
    }

    /// 40 for the rhythm, up to 30 for the number of charges, and points for signs that make chance less likely.
    private func confidence(_ found: FoundCharges, isFixed: Bool, isKnown: Bool, hasMandate: Bool) -> Int {
        let count = min(30, (found.fit.count - found.rhythm.minimum + 1) * 6)
        let exactness = found.fit.quality * 40 / 1000
        return min(99, exactness + count + (isFixed ? 15 : 5) + (isKnown ? 10 : 0) + (hasMandate ? 10 : 0))
    }
}
