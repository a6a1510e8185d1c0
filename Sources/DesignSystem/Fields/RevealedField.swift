package import HTML
import Localization

/// A passphrase field with a button beside its label that shows what is typed. Without script there is no button.
package struct RevealedField<Field: View>: View {
    private let field: Field

    package init(@ViewBuilder field: () -> Field) {
        self.field = field()
    }

    package var body: some View {
        div(.class("reveal")) {
            field
            button(.class("button button-plain"), .type("button"), .data("reveal", text: "Hide"), .hidden(true)) { "Show" }
        }
    }
}
