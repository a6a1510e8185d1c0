import HTML
import Localization
import Navigation

/// Opens the edit screen with the ticked entries. It is a `get` form, so it works without JavaScript and with any number of loaded pages.
struct SelectionForm: View {
    var body: some View {
        form(
            .id("several"), .class("form"), .attribute("method", "get"), .action(TransactionsRoute.several.path.absolute)
        ) {
            p(.class("second")) { "Tick the transactions that you want to change or delete." }
            button(.type("submit"), .class("button button-primary")) { "Continue with selection" }
        }
    }
}
