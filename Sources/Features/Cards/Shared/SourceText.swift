import DesignSystem
import HTML
import Models

/// Where a fact was found, and on which day it was true.
struct SourceText: View {
    let source: FactSource
    let locale: LocaleFormat

    var body: some View {
        a(.class("source"), .href(source.address), .target("_blank"), .rel("noreferrer noopener")) { source.name }
        ", \(source.asOf.formatted(.medium, in: locale))"
    }
}
