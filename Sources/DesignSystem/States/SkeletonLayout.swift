/// The layouts that a loading screen imitates.
package enum SkeletonLayout: String, CaseIterable, Hashable, Sendable {
    /// A title and a grouped list.
    case list
    /// A figure with its chart, and a list below.
    case detail
    /// A figure, a row of cards, and lists: Home and its like.
    case dashboard
    /// A figure, cards that lie over each other, and a list.
    case wallet
    /// Fields and a button.
    case form
}
