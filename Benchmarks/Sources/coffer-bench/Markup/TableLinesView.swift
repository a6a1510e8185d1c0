import HTML
import Localization

/// Rows of six elements each, as a screen declares them.
struct TableLinesView: View {
    let lines: [TableLine]

    var body: some View {
        ForEach(lines, id: \.id) { line in
            tr(.class("row")) {
                td(.class("payee")) {
                    a(.href(line.path)) { .verbatim(line.payee) }
                }
                td(.class("category")) { .verbatim(line.category) }
                td(.class("amount")) {
                    span(.class("figure")) { .verbatim(line.amount) }
                }
            }
        }
    }
}
