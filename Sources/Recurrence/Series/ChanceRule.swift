/// Distinguishes series of long rhythms from chance.
///
/// Of 60 purchases in three years at a shop, some pairs are a year apart and of about the same amount. So a yearly series needs a reason beyond two
/// like amounts: a mandate, words or a category of a contract, or a payee that charges for nothing else. The same applies to everyday spending from a
/// quarterly rhythm on.
struct ChanceRule {
    let classifier: SeriesClassifier

    /// Whether a series found among all charges of a payee, account and direction is more than chance.
    func allows(_ found: FoundCharges, among charges: [RecurrenceCharge], isIncome: Bool) -> Bool {
        guard found.rhythm.length >= Self.shortest, !hasOneMandate(found) else { return true }
        let regular = found.regular
        let isEqual = Set(found.amounts).count == 1
        let isAlone = found.charges.count == charges.count
        let isEveryday = classifier.isOfEverydaySpending(found)
        if classifier.isOfContract(found, isIncome: isIncome) {
            // A word of a subscription can be a word of a shop, too: a bar called Sky.
            if isEveryday { return isEqual || isAlone && regular.count >= 3 }
            return isAlone || isEqual || hasSmallSteps(found)
        }
        let isThreeTimesEqual = isEqual && regular.count >= 3
        if isEveryday { return isThreeTimesEqual }
        guard found.rhythm.length >= Self.yearly else { return true }
        return isThreeTimesEqual || isAlone && (isEqual || regular.count >= 3)
    }

    /// The minimum length of a cycle in days for which chance is likely enough.
    private static let shortest = 80
    private static let yearly = 300

    private func hasOneMandate(_ found: FoundCharges) -> Bool {
        guard let first = found.regular.first?.mandate, !first.isEmpty else { return false }
        return found.regular.allSatisfy { $0.mandate == first }
    }

    /// Whether each amount differs from the previous one by at most 15 %, as after a price increase.
    private func hasSmallSteps(_ found: FoundCharges) -> Bool {
        let amounts = found.amounts
        return zip(amounts, amounts.dropFirst()).allSatisfy { abs($0 - $1) * 100 <= $0 * 15 }
    }
}
