package import HTML
import Localization

/// A badge with a number, at most 99; nothing for 0.
package struct Badge: View {
    private let count: Int

    package init(_ count: Int) {
        self.count = count
    }

    package var body: some View {
        if count > 0 {
            span(.class("badge")) {
                IntegerText(min(count, 99))
                span(.class("visually-hidden")) { " unread" }
            }
        }
    }
}
