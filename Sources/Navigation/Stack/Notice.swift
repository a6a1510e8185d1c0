/// A notice about the last action, shown once: *Deleted. Undo*.
package struct Notice: Hashable, Sendable {
    package var text: String
    /// The id of the change that *Undo* reverts; nil if it cannot be undone.
    package var undo: String?

    package init(_ text: String, undo: String? = nil) {
        self.text = text
        self.undo = undo
    }
}
