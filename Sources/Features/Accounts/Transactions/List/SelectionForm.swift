import HTML
import Navigation

/// Leads on with the entries that are ticked. It is a form that only looks, so it works without script and however many pages were added to
/// the list.
struct SelectionForm: View {
    var body: some View {
        form(
            .id("several"), .class("form"), .attribute("method", "get"), .action(AccountsRoute.severalTransactions.path.absolute)
        ) {
            p(.class("second")) { "Tick the transactions that you want to change or delete." }
            button(.type("submit"), .class("button button-primary")) { "Go on with what is ticked" }
        }
    }
}
