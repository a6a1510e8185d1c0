package import HTML
package import Localization

/// A notice of the last action with an undo button. The script removes it after ten seconds, or later while it has focus or hover.
package struct Toast<Undo: View>: View {
    private let notice: LocalizedText
    private let id: String
    private let undo: Undo

    /// - Parameters:
    ///   - id: The notice's identity, so that it is not shown twice.
    ///   - undo: A `Button` that undoes the action, or nothing.
    package init(_ notice: LocalizedText, id: String, @ViewBuilder undo: () -> Undo) {
        self.notice = notice
        self.id = id
        self.undo = undo()
    }

    package var body: some View {
        div(.class("toast"), .id("toast-\(id)"), .data("seconds", "10")) {
            span { notice }
            undo
        }
    }
}
