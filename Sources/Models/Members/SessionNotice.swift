/// A notice about the last action, shown once on the next page: *Deleted.* with Undo.
public struct SessionNotice: Hashable, Sendable {
    /// One sentence.
    public var text: String
    /// The id of the change or import that Undo reverts; nil if the action cannot be undone.
    public var undo: String?
    /// Creation time in milliseconds since 1970; Undo is offered for ten seconds.
    public var at: Int64

    public init(text: String, undo: String? = nil, at: Int64) {
        self.text = text
        self.undo = undo
        self.at = at
    }
}
