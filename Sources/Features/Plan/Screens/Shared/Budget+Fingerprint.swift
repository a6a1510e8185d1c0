import Models
import PlanModel

extension Budget? {
    /// Tells one budget from another, to find out whether it was changed since a form showed it. It is in the form, so it shows no amount;
    /// empty without a budget.
    var fingerprint: String {
        guard let budget = self else { return "" }
        var hash = StableHash()
        hash.combine("\(budget.amount) \(budget.period.rawValue) \(budget.carryOver.rawValue)")
        return String(hash.value, radix: 36)
    }
}
