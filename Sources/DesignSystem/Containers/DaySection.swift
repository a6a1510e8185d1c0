package import HTML
package import Models

/// The entries of one day: a small heading that stays while they scroll, with the day's sum, and their rows in one card.
package struct DaySection<Content: View>: View {
    private let day: Day
    private let title: String
    private let sum: AmountText?
    private let content: Content

    /// - Parameter title: The day as it is said: `Today`, `Nov 15, 2024`.
    package init(_ day: Day, title: String, sum: AmountText? = nil, @ViewBuilder content: () -> Content) {
        self.day = day
        self.title = title
        self.sum = sum
        self.content = content()
    }

    package var body: some View {
        section(.id("day-\(day)"), .data("list", "")) {
            div(.class("day-head"), .id("head-\(day)")) {
                h3 { title }
                sum
            }
            ul(.class("card rows"), .id("rows-\(day)"), .data("list", "")) { content }
        }
    }
}
