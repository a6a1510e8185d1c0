package import HTML

/// A word or two about a thing's state: *Blocked*, *3 days left*.
package struct StatusLabel: View {
    private let text: String
    private let tone: BannerTone?

    /// - Parameter tone: nil for what is as it should be.
    package init(_ text: String, tone: BannerTone? = nil) {
        self.text = text
        self.tone = tone
    }

    package var body: some View {
        span(.classes(ClassName("tag"), tone?.labelClassName)) { text }
    }
}
