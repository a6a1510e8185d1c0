import DesignSystem
import HTML

/// Somebody else changed a thing while it was being edited.
struct ConflictBanner: View {
    /// What was changed, in a word.
    let thing: String
    /// Where it is shown as it is now.
    let path: String

    var body: some View {
        Banner(
            "Somebody else changed this \(thing) in the meantime", text: "Below is what you typed. Save again to keep it.",
            symbol: .exclamationmarkTriangle, tone: .warning, link: SectionLink("Leave it as it is now", path: path))
    }
}
