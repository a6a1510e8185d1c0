package import HTML

/// The first link of a page, visible on keyboard focus: it skips the navigation to `<main id="main">`.
package struct SkipLink: View {
    private let texts: DesignTexts

    package init(texts: DesignTexts = .english) {
        self.texts = texts
    }

    package var body: some View {
        a(.class("skip"), .href("#main")) { texts.skipToContent }
    }
}
