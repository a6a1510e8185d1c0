package import HTML
package import Localization
package import Models

/// The entries of one day: a small sticky heading with the day's sum, and the rows in one card.
package struct DaySection<Content: View>: View {
    @usableFromInline let day: Day
    @usableFromInline let title: LocalizedText
    @usableFromInline let sum: AmountText?
    @usableFromInline let content: Content

    /// - Parameter title: The formatted day: `Today`, `Nov 15, 2024`.
    @inlinable package init(_ day: Day, title: LocalizedText, sum: AmountText? = nil, @ViewBuilder content: () -> Content) {
        self.day = day
        self.title = title
        self.sum = sum
        self.content = content()
    }

    @inlinable package var body: some View {
        section(.id("day-\(day)"), .data("list", "")) {
            div(.class("day-head"), .id("head-\(day)")) {
                h2 { title }
                sum
            }
            ul(.class("card rows"), .id("rows-\(day)"), .data("list", "")) { content }
        }
    }
}
