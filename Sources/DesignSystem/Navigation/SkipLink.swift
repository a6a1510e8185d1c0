package import HTML

/// The first link of a page, seen when it is reached by keyboard: past the navigation to `<main id="main">`.
package struct SkipLink: View {
    private let texts: DesignTexts

    package init(texts: DesignTexts = .english) {
        self.texts = texts
    }

    package var body: some View {
        a(.class("skip"), .href("#main")) { texts.skipToContent }
    }
}
