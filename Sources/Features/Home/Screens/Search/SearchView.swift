import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// The search over everything, also shown as a dialog over any screen: the command palette.
struct SearchView: View {
    let model: SearchViewModel

    var body: some View {
        Group {
            SearchForm("Search everything", text: model[\.text]) { await model.search() }
            Form(method: .get) {
                HiddenField("q", value: model[\.text])
                HiddenField("after", value: model[\.after])
                HiddenField("count", value: model[\.count])
            }
            Loaded(model, .list, retry: model.link(model.text).path) {
                SearchChips(model: model)
                div(.class("stack"), .data("results", "")) {
                    if let results = model.results, !model.query.isEmpty {
                        SearchResultList(model: model, results: results)
                    } else {
                        SearchStart(model: model)
                    }
                }
            }
        }
        .navigationTitle("Search")
    }
}
