/// What SQLite refused.
struct DatabaseError: Error, CustomStringConvertible {
    var description: String
}
