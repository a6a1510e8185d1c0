package import Localization

/// A notice about the last action, shown once: *Deleted. Undo*.
package struct Notice: Hashable, Sendable {
    package var text: LocalizedText
    /// The id of the change that *Undo* reverts; nil if it cannot be undone.
    package var undo: String?
    /// The HTTP status if the notice reports a server error.
    package var status: Int?

    package init(_ text: LocalizedText, undo: String? = nil, status: Int? = nil) {
        self.text = text
        self.undo = undo
        self.status = status
    }
}
