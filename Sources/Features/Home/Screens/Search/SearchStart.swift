import DesignSystem
import HTML
import HomeModel
import HouseholdModel
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// What a search without words shows: the member's last and saved searches, and what can be done.
struct SearchStart: View {
    let model: SearchViewModel

    var body: some View {
        Group {
            if !model.searches.recent.isEmpty {
                Section("Last searches", id: "recent") {
                    ForEach(model.searches.recent, id: \.self) { text in
                        ListRow(.verbatim(text), symbol: .clock, tint: .neutral, path: model.link(text).path)
                    }
                }
                Button("Clear last searches", role: .plain) { await model.forgetRecent() }
            }
            if !model.searches.saved.isEmpty {
                Section("Saved searches", id: "saved") {
                    ForEach(model.searches.saved, id: \.id.description) { search in
                        ListRow(.verbatim(search.name), subtitle: .verbatim(search.text), path: model.link(search.text).path) {
                            IconDisc(.star)
                        } trailing: {
                            Button(
                                "Delete search \(search.name)", role: .plain, confirm: "Delete the search \(search.name)?",
                                name: "delete"
                            ) {
                                await model.delete(search)
                            } content: {
                                Icon(.trash)
                            }
                        }
                    }
                }
            }
            ForEach(model.results?.groups ?? [], id: \.kind.rawValue) { SearchHitSection(group: $0, context: model.context) }
            p(.class("field-hint")) {
                "Find a payee, a word of a note, an amount such as 12.50, an account, a person or a setting. "
                a(.href(HouseholdRoute.help.path.absolute + "#searching")) { "How to search" }
            }
        }
    }
}
