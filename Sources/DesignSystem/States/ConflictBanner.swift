package import HTML

/// The banner of an edit conflict: another member changed the record meanwhile.
package struct ConflictBanner: View {
    private let thing: String
    private let path: String

    /// - Parameters:
    ///   - thing: the noun for the changed record.
    ///   - path: the screen with its current state.
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
