/// A sentence about what was just done, shown once: *Deleted. Undo*.
package struct Notice: Hashable, Sendable {
    package var text: String
    /// The change that *Undo* takes back, as its id is written; nil: nothing to take back.
    package var undo: String?

    package init(_ text: String, undo: String? = nil) {
        self.text = text
        self.undo = undo
    }
}
