import HTML
import Localization
import Navigation
import TransactionsModel

/// The bar that stays in view while rows are ticked. It opens the screen that changes them. It is a `get` form, so it works without
/// JavaScript and with any number of loaded pages; the stylesheet counts the ticked rows.
struct SelectionBar: View {
    let model: TransactionListViewModel

    var body: some View {
        form(
            .id("several"), .class("selection-bar"), .attribute("method", "get"), .action(TransactionsRoute.several.path.absolute)
        ) {
            p(.class("selection-count")) { "chosen" }
            p(.class("selection-hint")) { "Tick the transactions that you want to change or delete." }
            input(FixedAttribute.type("hidden"), .name(Link.backName), .value(model.links.list(selecting: false).path))
            if let path = model.selectAll?.path { a(.class("button"), .href(path)) { all } }
            button(.type("reset"), .class("button")) { "Clear" }
            button(.type("submit"), .class("button button-primary")) { "Change" }
        }
    }

    private var all: LocalizedText {
        let count = model.figures?.count ?? 0
        return model.figures?.isCountComplete == true ? "Select all \(count)" : "Select the \(count) newest"
    }
}
