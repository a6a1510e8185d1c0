import Models
import WireModels

/// A field of a transaction before and after.
struct FieldChangeResponse: Encodable {
    let field: FieldChange.Field
    /// Absent if it differs among several transactions.
    let before: String?
    let after: String
}
