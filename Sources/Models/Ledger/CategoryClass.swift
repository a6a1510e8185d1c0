/// The class of a category in reports.
public enum CategoryClass: String, CaseIterable, Hashable, Sendable {
    case income
    case spending
    /// Transfers to or from accounts that Coffer does not manage: never counted as spending or cash flow.
    case neutral
}
