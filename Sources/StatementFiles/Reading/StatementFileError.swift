/// Why a whole file was refused. Nothing of it is stored.
package struct StatementFileError: Error, Hashable, Sendable {

    package enum Reason: Hashable, Sendable {
        case empty
        case binary
        case unknownFormat
        case undecodable(encoding: String)
        case tooLarge(limitMegabytes: Int)
        /// The root or an element is not closed, a quote is open, the end came too early.
        case truncated
        /// It does not follow its format.
        case malformed
        /// Deep nesting, entity expansion, external entities, an endless token.
        case hostile
        /// The file asks for something that has to be said by the person (`--account`, date order).
        case needsChoice
    }

    /// What a person has to say, of a file that needs a choice.
    package enum Choice: Hashable, Sendable {
        case dateOrder, decimal
    }

    package var reason: Reason
    /// What settles a `.needsChoice`; nil where no reading of the file does.
    package var choice: Choice?
    /// From 1; 0 where it concerns the whole file.
    package var line: Int
    /// One plain sentence without a full stop.
    package var message: String
    package var found: String?
    package var expected: String?

    package init(
        _ reason: Reason, choice: Choice? = nil, line: Int = 0, message: String, found: String? = nil, expected: String? = nil
    ) {
        self.reason = reason
        self.choice = choice
        self.line = line
        self.message = message
        self.found = found.map { String($0.prefix(80)) }
        self.expected = expected
    }
}
