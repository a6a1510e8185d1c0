package import HTML
package import Localization

/// A label of one or two words for a state: *Blocked*, *3 days left*.
package struct StatusLabel: View {
    private let text: LocalizedText
    private let tone: BannerTone?

    /// - Parameter tone: nil for a normal state.
    package init(_ text: LocalizedText, tone: BannerTone? = nil) {
        self.text = text
        self.tone = tone
    }

    package var body: some View {
        span(.classes(ClassName("tag"), tone?.labelClassName)) { text }
    }
}
