import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit
import Services

/// What a search found of one kind.
struct SearchHitSection: View {
    let group: SearchHitGroup
    let context: HomeContext

    var body: some View {
        Section(group.kind.title, id: "found-\(group.kind.rawValue)", note: note) {
            ForEach(Array(group.hits.prefix(shown).enumerated()), id: \.offset.description) { _, hit in
                ListRow(hit.title, subtitle: hit.subtitle, path: context.link(to: hit.object)?.path, isSheet: group.kind == .action) {
                    IconDisc(context.contributions.searchSymbols[group.kind] ?? .magnifyingglass)
                } trailing: {
                    if let amount = hit.amount { AmountText(amount) }
                    // Keys are for wide screens, which have a side bar; the script handles them.
                    if !hit.keys.isEmpty { span(.class("wide-only")) { KeyNames(hit.keys.map { .verbatim($0) }) } }
                }
            }
        }
    }

    /// All actions are shown.
    private var shown: Int { group.kind == .action ? group.count : SearchHitGroup.shown }

    private var note: LocalizedText? {
        group.count > shown ? "\(shown) of \(group.count). Type another word to find the others." : nil
    }
}
