/// What a category says about the money that goes through it.
public enum CategoryClass: String, CaseIterable, Hashable, Sendable {
    case income
    case spending
    /// Money moving to or from places Coffer does not know: never in spending or cash flow.
    case neutral
}
