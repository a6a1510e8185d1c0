package import HTML

/// Somebody else changed a thing while it was being edited.
package struct ConflictBanner: View {
    private let thing: String
    private let path: String

    /// - Parameters:
    ///   - thing: what was changed, in a word.
    ///   - path: where it is shown as it is now.
    package init(thing: String, path: String) {
        self.thing = thing
        self.path = path
    }

    package var body: some View {
        Banner(
            "Somebody else changed this \(thing) in the meantime", text: "Below is what you typed. Save again to keep it.",
            symbol: .exclamationmarkTriangle, tone: .warning, link: SectionLink("Leave it as it is now", path: path))
    }
}
