import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation

/// The benefits that are lost next, under the last day on which each can be used.
struct UseBefore: View {
    let model: WalletViewModel

    var body: some View {
        if model.next.isEmpty {
            section {
                div(.class("section-head")) { h2 { "Use these first" } }
                div(.class("card card-padded")) { p(.class("second")) { "No benefits expire soon." } }
            }
        } else {
            Section("Use these first", id: "next", link: SectionLink("See all", path: CardsRoute.expiring.path.absolute)) {
                ForEach(model.next, id: \.id) { item in
                    if let heading = model.heading(of: item) { RowHeading(heading) }
                    BenefitRowView(benefit: item.benefit, path: item.path, card: item.cardName, use: action(item))
                }
            }
        }
    }

    private func action(_ item: BenefitItem) -> Action? {
        guard item.canUse else { return nil }
        return { await model.use(item) }
    }
}
