/// A sentence about what was just done, shown once on the next page: *Deleted.* with Undo.
public struct SessionNotice: Hashable, Sendable {
    /// One sentence.
    public var text: String
    /// What Undo takes back, as its id is written: a change or an import; nil where nothing can be.
    public var undo: String?
    /// When it was left, in milliseconds since 1970; Undo is offered for ten seconds from then.
    public var at: Int64

    public init(text: String, undo: String? = nil, at: Int64) {
        self.text = text
        self.undo = undo
        self.at = at
    }
}
