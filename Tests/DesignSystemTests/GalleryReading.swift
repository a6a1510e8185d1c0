import DesignSystem
import HTML
import Localization
import Models

/// A form with its foot, and beside it what it will do.
struct GalleryReading: View {
    var body: some View {
        div(.class("page page-reading")) {
            NavigationBar("Order a transfer", back: BackLink("Transfer", path: "/transfer"))
            FormWithOutcome {
                Form {
                    MoneyField("Amount", text: fixed("120.00"), currency: Sample.dollar)
                    TextField("Reference", text: fixed("Rent"))
                    FormFoot {
                        Button("Continue") {}
                    }
                }
            } outcome: {
                FactList("Afterwards") {
                    Fact("Joint account") { AmountText(Sample.money(5_312_50)) }
                    Fact("Savings") { AmountText(Sample.money(1_120_00)) }
                }
            }
        }
    }

    private func fixed(_ text: String) -> Binding<String> { Binding(get: { text }, set: { _ in }) }
}
