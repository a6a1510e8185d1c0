package import HTML
package import Localization

/// A message at the top of a screen: an icon, one or two sentences, and a link to act on it.
package struct Banner: View {
    private let title: LocalizedText
    private let text: LocalizedText?
    private let symbol: Symbol
    private let tone: BannerTone
    private let link: SectionLink?

    package init(_ title: LocalizedText, text: LocalizedText? = nil, symbol: Symbol, tone: BannerTone = .accent, link: SectionLink? = nil) {
        self.title = title
        self.text = text
        self.symbol = symbol
        self.tone = tone
        self.link = link
    }

    package var body: some View {
        div(.classes(ClassName("banner"), tone.className)) {
            Icon(symbol)
            div {
                strong { title }
                if let text { span { text } }
            }
            if let link { a(.href(link.path)) { link.title } }
        }
    }
}
