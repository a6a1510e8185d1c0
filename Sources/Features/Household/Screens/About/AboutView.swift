import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The screen with the version and the ledger check.
struct AboutView: View {
    let model: AboutViewModel

    var body: some View {
        Group {
            if model.state == .idle {
                Form(method: .get) {
                    HiddenField("check", value: model[\.checks].map({ $0 ? "1" : "" }, back: { $0 == "1" }))
                }
            }
            if let error = model.state.error {
                ErrorView(error, retry: model.checkLink.path)
            } else {
                FactList {
                    Fact("Version", .verbatim(Version.current))
                    Fact("Licence", "MIT")
                    Fact("Household", .verbatim(model.context.household.name))
                }
                books
            }
        }
        .pageShape(.reading)
        .navigationTitle("About")
    }

    private var books: some View {
        GroupBox("Do the books agree?") {
            if let check = model.check {
                if check.isClean {
                    Banner("Everything agrees", text: added(check), symbol: .checkmarkCircle, tone: .credit)
                } else {
                    Banner(differences(check), text: added(check), symbol: .exclamationmarkTriangle, tone: .danger)
                    ul(.class("stack")) {
                        ForEach(Array(check.differences.prefix(100).enumerated()), id: \.offset.description) { _, difference in
                            li { .verbatim(difference) }
                        }
                    }
                }
            } else {
                p(.class("second")) {
                    "Coffer adds up all transactions again and compares them with the balances and totals you see."
                }
            }
            ButtonLink(model.check == nil ? "Check the books" : "Check again", path: model.checkLink.path, role: .plain)
        }
    }

    private func added(_ check: LedgerCheck) -> LocalizedText {
        .plural(check.transactions, one: "1 transaction was added up.", other: "\(check.transactions) transactions were added up.")
    }

    private func differences(_ check: LedgerCheck) -> LocalizedText {
        .plural(
            check.differences.count, one: "There is 1 difference", other: "There are \(check.differences.count) differences")
    }
}
