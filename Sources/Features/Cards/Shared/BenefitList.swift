import DesignSystem
import HTML

/// Benefits in a grouped card, each with *Use* where it can be used.
struct BenefitList: View {
    let heading: String?
    let id: String
    let items: [BenefitItem]
    var link: SectionLink?
    var note: String?
    /// Whether the rows name their cards.
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
