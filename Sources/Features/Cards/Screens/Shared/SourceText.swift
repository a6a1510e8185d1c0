import CardsModel
import HTML
import Localization
import Models

/// The source of a fact and its day, and whether another text confirms it.
struct SourceText: View {
    let source: FactSource
    let locale: LocaleFormat

    var body: some View {
        if let confirmation = source.confirmation {
            link(source.name, source.address)
            ", \(source.asOf); confirmed by "
            link(confirmation.host, confirmation.address)
            ", \(confirmation.day)"
        } else {
            "Unverified: from "
            link(source.name, source.address)
            ", \(source.asOf)"
        }
    }

    private func link(_ name: String, _ address: String) -> some View {
        a(.class("source"), .href(address), .target("_blank"), .rel("noreferrer noopener")) { .verbatim(name) }
    }
}
