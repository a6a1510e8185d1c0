package import HTML
package import Localization
package import Models

/// The month or period that is shown, between links to the one before and the one after it.
package struct Stepper: View {
    /// A period that a stepper leads to.
    package struct Step: Hashable, Sendable {
        package var title: LocalizedText
        package var path: String

        package init(_ title: LocalizedText, path: String) {
            self.title = title
            self.path = path
        }
    }

    private let label: LocalizedText
    private let current: LocalizedText
    private let previous: Step?
    private let next: Step?
    private let home: Step?

    /// - Parameters:
    ///   - label: what is stepped through, the accessible name.
    ///   - previous: nil: there is none, and its arrow is pale.
    ///   - next: nil: there is none, and its arrow is pale.
    ///   - home: the period of today; nil while it is shown.
    package init(_ label: LocalizedText, current: LocalizedText, previous: Step?, next: Step?, home: Step? = nil) {
        self.label = label
        self.current = current
        self.previous = previous
        self.next = next
        self.home = home
    }

    /// Steps through months.
    ///
    /// - Parameters:
    ///   - thisMonth: the month of today.
    ///   - path: where a month is shown.
    package init(month: Month, thisMonth: Month, path: (Month) -> String) {
        self.init(
            "Month", current: "\(month)",
            previous: Step("\(month.previous)", path: path(month.previous)), next: Step("\(month.next)", path: path(month.next)),
            home: month == thisMonth ? nil : Step("This month", path: path(thisMonth)))
    }

    package var body: some View {
        nav(.class("stepper"), .ariaLabel(label)) {
            step(previous, .chevronLeft)
            span(.class("stepper-current"), .aria("current", "true")) { current }
            step(next, .chevronRight)
            if let home { a(.class("stepper-home"), .href(home.path)) { home.title } }
        }
    }

    @ViewBuilder private func step(_ step: Step?, _ symbol: Symbol) -> some View {
        if let step {
            a(.class("stepper-step"), .href(step.path), .ariaLabel(step.title)) { Icon(symbol) }
        } else {
            span(.class("stepper-step"), .aria("hidden", "true")) { Icon(symbol) }
        }
    }
}
