package import HTML
package import Localization

/// The banner of an edit conflict: another member changed the record meanwhile.
package struct ConflictBanner: View {
    private let title: LocalizedText
    private let path: String

    /// - Parameters:
    ///   - title: the change: `Somebody else changed this card in the meantime`.
    ///   - path: the screen with its current state.
    package init(_ title: LocalizedText, path: String) {
        self.title = title
        self.path = path
    }

    package var body: some View {
        Banner(
            title, text: "Below is what you typed. Save again to keep it.", symbol: .exclamationmarkTriangle, tone: .warning,
            link: SectionLink("Keep the current version", path: path))
    }
}
