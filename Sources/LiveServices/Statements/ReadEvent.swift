import Models
import StatementFiles

/// What comes out of a file, in order, many lines at once.
enum ReadEvent: Sendable {
    case begin(StatementHeader)
    case lines([StatementLine])
    case end(StatementTrailer)
    case diagnostic(Diagnostic)
}
