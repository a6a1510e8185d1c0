package import Localization

/// The input of rendering a page, and the reports of its views.
public struct PageContext: Sendable {
    /// The CSRF token, sent with every post form.
    public var token: String
    /// The URL to which the page's forms post: its own path with query.
    public var path: String
    /// The idempotency key of the page's forms; unchanged while a page is shown again with errors.
    public var formKey: String
    /// The pending confirmation of a pressed button.
    public var pendingConfirmation: Confirmation?
    /// The names of the fields whose submitted values are not offered; each shows an error.
    public var refusedFields: Set<String> = []
    /// The names of the fields that were submitted with a value: typed values are shown even if amounts are hidden.
    public var typedFields: Set<String> = []
    /// Whether fields show stored amounts although amounts are hidden: the reader requested it on this page.
    public var showsFieldAmounts = false
    /// Whether misuses are recorded in `misuses`; set by tests only.
    public var isAudited: Bool
    /// The input of rendering besides the views: language, locale, today, and whether amounts are shown. Amounts are hidden by default.
    package var texts = TextEnvironment()

    /// The page's title in the reader's language, if a view has set one.
    public var title: String?
    /// Number of errors shown.
    public var errors = 0
    /// The live regions, in order.
    public internal(set) var regions: [Region] = []
    /// Whether a control outside of all forms was written, which requires `PageForm`.
    public internal(set) var needsPageForm = false
    /// The layout of the page on wide screens, if a view has set one.
    public var shape: PageShape?
    /// The rendered actions of the bar.
    var toolbar: [UInt8] = []
    /// The rendered actions beside the title.
    var titleActions: [UInt8] = []
    /// The number of fields whose stored amount was withheld.
    public internal(set) var withheldFields = 0
    /// Misuses found by auditing.
    public internal(set) var misuses: [PageMisuse] = []

    /// The ids of the enclosing rows, outermost first.
    public var scope: [String] = []
    /// Whether the current position is inside a form.
    public internal(set) var insideForm = false
    var formMethod = FormMethod.post
    var formHoldsFile = false
    var openRegions: [String] = []
    /// The readings of the fields; nil unless they are collected.
    var readings: [FieldReading]?
    /// The headings of the groups around the current field, outermost first.
    var fieldHeadings: [LocalizedText] = []
    /// The unit of the numbers at the current position.
    var fieldUnit: String?
    /// Whether the fields at the current position show stored values.
    var isReadingStored = true
    var names: Set<String> = []

    public init(
        token: String = "", path: String = "", formKey: String = "", isAudited: Bool = false
    ) {
        self.token = token
        self.path = path
        self.formKey = formKey
        self.isAudited = isAudited
    }
}

extension PageContext {
    /// Records that an error is shown.
    public mutating func recordError() { errors += 1 }

    mutating func shiftRegions(after offset: Int, by length: Int) {
        for index in regions.indices where regions[index].range.lowerBound >= offset {
            let range = regions[index].range
            regions[index].range = (range.lowerBound + length)..<(range.upperBound + length)
        }
    }

    mutating func record(name: String) {
        guard isAudited, !names.insert(name).inserted else { return }
        misuses.append(.nameUsedTwice(name))
    }
}
