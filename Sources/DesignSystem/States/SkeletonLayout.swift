/// The skeleton layouts of loading screens.
package enum SkeletonLayout: String, CaseIterable, Hashable, Sendable {
    /// A title and a grouped list.
    case list
    /// A figure with its chart, and a list below.
    case detail
    /// A figure, a row of cards, and lists, such as Home.
    case dashboard
    /// A figure, overlapping cards, and a list.
    case wallet
    /// Fields and a button.
    case form
}
