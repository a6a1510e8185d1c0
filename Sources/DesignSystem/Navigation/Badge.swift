package import HTML

/// A badge with a number, at most 99; nothing for 0.
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
