/// What a page is rendered for, and what its parts report while they are.
public struct PageContext: Sendable {
    // MARK: Handed in

    /// The session's token against forged posts, sent with every form that does something.
    public var token: String
    /// Where the page's forms post to: its own path, with its query.
    public var path: String
    /// The key that makes a form sent twice be done once; it stays the same while a page is shown again with errors.
    public var formKey: String
    /// A button that was pressed and asks before it acts.
    public var pendingConfirmation: Confirmation?
    /// Whether mistakes of the program are noted in `misuses`; tests set it, pages for people do not pay for it.
    public var isAudited: Bool

    // MARK: Reported

    /// The page's title, if a view has set one.
    public var title: String?
    /// How many errors are shown.
    public var errors = 0
    /// What the errors say that are shown, in order.
    public internal(set) var errorSentences: [String] = []
    /// The regions that can change while the page is open, in order.
    public internal(set) var regions: [Region] = []
    /// Whether a button or field outside of all forms was written, which needs `PageForm` on the page.
    public internal(set) var needsPageForm = false
    /// What the content puts into the bar above it, as markup.
    var toolbar: [UInt8] = []
    /// Mistakes of the program that an audited page holds.
    public internal(set) var misuses: [PageMisuse] = []

    // MARK: On the way

    /// The identities of the rows around what is being written, outermost first.
    public var scope: [String] = []
    /// Whether what is being written stands in a form.
    public internal(set) var insideForm = false
    var formMethod = FormMethod.post
    var formHoldsFile = false
    var openRegions: [String] = []
    var names: Set<String> = []

    public init(
        token: String = "", path: String = "", formKey: String = "", pendingConfirmation: Confirmation? = nil, isAudited: Bool = false
    ) {
        self.token = token
        self.path = path
        self.formKey = formKey
        self.pendingConfirmation = pendingConfirmation
        self.isAudited = isAudited
    }
}

extension PageContext {
    /// Counts an error that is shown.
    public mutating func note(error sentence: String) {
        errors += 1
        errorSentences.append(sentence)
    }

    mutating func shiftRegions(after offset: Int, by length: Int) {
        for index in regions.indices where regions[index].range.lowerBound >= offset {
            let range = regions[index].range
            regions[index].range = (range.lowerBound + length)..<(range.upperBound + length)
        }
    }

    mutating func note(name: String) {
        guard isAudited, !names.insert(name).inserted else { return }
        misuses.append(.nameUsedTwice(name))
    }
}
