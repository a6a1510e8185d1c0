import DesignSystem
import HTML
import HomeModel
import Localization
import Models
import Navigation
import ScreenKit

/// The terms of the search; each is a link to the search without it. Below them what no category, account or tag is called.
struct SearchChips: View {
    let model: SearchViewModel

    var body: some View {
        Group {
            if !model.query.isEmpty {
                FilterChips(
                    "Your search terms. Choose a term to remove it.",
                    model.query.terms.enumerated().map { index, term in
                        FilterChip(
                            term.title, path: model.link(model.query.removing(index).description).path, isSelected: true)
                    })
            }
            ForEach(Array((model.results?.unknown ?? []).enumerated()), id: \.offset.description) { _, term in
                if let sentence = sentence(term) { Banner(sentence, symbol: .infoCircle) }
            }
        }
    }

    private func sentence(_ term: SearchTerm) -> LocalizedText? {
        switch term.condition {
        case .category(let name): "There is no category called “\(name)”."
        case .account(let name): "There is no account called “\(name)”."
        case .tag(let name): "There is no tag called “\(name)”."
        default: nil
        }
    }
}
