import Models
import StatementFiles

/// Events of a statement file in order, with lines in batches.
enum StatementEvent: Sendable {
    case begin(StatementHeader)
    case lines([StatementLine])
    case end(StatementTrailer)
    case diagnostic(Diagnostic)
}
