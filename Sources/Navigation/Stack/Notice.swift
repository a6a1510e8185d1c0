package import Localization

/// A notice about the last action, shown once: *Deleted. Undo*. It may offer what follows: *Confirmed. Undo. Always for Netflix*.
package struct Notice: Hashable, Sendable {
    package var text: LocalizedText
    /// The id of the change that *Undo* reverts; nil if it cannot be undone.
    package var undo: String?
    /// What may be done next; nil for nothing.
    package var next: NoticeStep?
    /// The HTTP status if the notice reports a server error.
    package var status: Int?

    package init(_ text: LocalizedText, undo: String? = nil, next: NoticeStep? = nil, status: Int? = nil) {
        self.text = text
        self.undo = undo
        self.next = next
        self.status = status
    }
}

/// What a notice offers to do next: a link to a screen.
package struct NoticeStep: Hashable, Sendable {
    package var title: LocalizedText
    /// The path of the screen with its query.
    package var path: String

    package init(_ title: LocalizedText, _ link: Link) { self.init(title, path: link.path) }

    package init(_ title: LocalizedText, path: String) {
        self.title = title
        self.path = path
    }
}
