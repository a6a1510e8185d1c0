import DesignSystem
import HTML
import Localization

/// A list of benefits, with a *Use* button for each available one.
struct BenefitList: View {
    let heading: LocalizedText?
    let id: String
    let items: [BenefitItem]
    var link: SectionLink?
    var note: LocalizedText?
    /// Whether the rows contain the name of the card.
    var namesCards = false
    let use: (BenefitItem) async -> Void

    var body: some View {
        Section(heading, id: id, link: link, note: note) {
            ForEach(items, id: \.id) { item in
                BenefitRowView(
                    benefit: item.benefit, path: item.path, card: namesCards ? item.cardName : nil,
                    use: action(item))
            }
        }
    }

    private func action(_ item: BenefitItem) -> Action? {
        guard item.canUse else { return nil }
        return { await use(item) }
    }
}
