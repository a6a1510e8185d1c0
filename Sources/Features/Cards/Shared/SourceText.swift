import DesignSystem
import HTML
import Localization
import Models

/// The source of a fact, and the day on which it was verified.
struct SourceText: View {
    let source: FactSource
    let locale: LocaleFormat

    var body: some View {
        a(.class("source"), .href(source.address), .target("_blank"), .rel("noreferrer noopener")) { .verbatim(source.name) }
        ", \(source.asOf)"
    }
}
