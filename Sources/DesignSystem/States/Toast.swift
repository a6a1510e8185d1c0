package import HTML

/// What was just done, and the button that takes it back. The script takes it away after ten seconds, later while it is looked at.
package struct Toast<Undo: View>: View {
    private let notice: String
    private let id: String
    private let undo: Undo

    /// - Parameters:
    ///   - id: The notice's identity, so that the same one is not shown anew.
    ///   - undo: A `Button` that takes it back, or nothing.
    package init(_ notice: String, id: String, @ViewBuilder undo: () -> Undo) {
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
