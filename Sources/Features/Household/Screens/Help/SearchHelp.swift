import DesignSystem
import HTML
import Localization

/// The conditions of the query language of the search.
struct SearchHelp: View {
    var body: some View {
        section(.id("searching")) {
            div(.class("section-head")) { h2 { "How do I search?" } }
            dl(.class("card facts")) {
                Fact("All of these words; the last one may be unfinished") { example("market gro") }
                Fact("These words together") { example("\"corner shop\"") }
                Fact("Without a word or a condition") { example("-cash -category:rent") }
                Fact("Payee, category, account or tag") { example("payee:rewe category:food account:\"joint account\" tag:trip") }
                Fact("An amount, or amounts") { example("12.50 >100 <20 10..20") }
                Fact("A day, a month, a year, or from one to another") { example("2026-03-04 2026-03 2026 2026-01..2026-03") }
                Fact("Pending, completed, failed or cancelled") { example("is:pending") }
                Fact("Spending or income") { example("is:spending is:income") }
                Fact("With a file") { example("has:attachment") }
            }
        }
    }

    private func example(_ text: LocalizedText) -> some View { kbd { text } }
}
