/// A notice about the last action, shown once on the next page: *Deleted.* with Undo.
public struct SessionNotice: Hashable, Sendable {
    /// One sentence.
    public var text: String
    /// The id of the change or import that Undo reverts; nil if the action cannot be undone.
    public var undo: String?
    /// What it offers to do next: a path of this site, a space and a title in the member's language; nil for nothing.
    public var next: String?
    /// Creation time in milliseconds since 1970; Undo is offered for ten seconds.
    public var at: Int64

    public init(text: String, undo: String? = nil, next: String? = nil, at: Int64) {
        self.text = text
        self.undo = undo
        self.next = next
        self.at = at
    }
}
