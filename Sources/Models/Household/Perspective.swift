/// Whose accounts count in a member's figures: budgets, insights, net worth, forecast, Home.
public enum Perspective: String, CaseIterable, Hashable, Sendable {
    /// The accounts of the household.
    case ours
    /// The accounts of the member.
    case mine
    /// Everything the member may see.
    case all
}
