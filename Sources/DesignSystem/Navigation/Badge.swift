package import HTML

/// How many things wait, 99 at most; nothing for none.
package struct Badge: View {
    private let count: Int
    private let texts: DesignTexts

    package init(_ count: Int, texts: DesignTexts = .english) {
        self.count = count
        self.texts = texts
    }

    package var body: some View {
        if count > 0 {
            span(.class("badge")) {
                IntegerText(min(count, 99))
                span(.class("visually-hidden")) { " \(texts.unread)" }
            }
        }
    }
}
