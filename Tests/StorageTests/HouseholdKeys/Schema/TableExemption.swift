/// A table whose keys do not begin with the household.
struct TableExemption {
    let table: String
    let reason: String

    /// All of them.
    static let all =
        [
            TableExemption(table: "household", reason: "its id is the household"),
            TableExemption(table: "directory", reason: "finds the household of what is presented before it is known; on every machine"),
            TableExemption(table: "sign_in_pace", reason: "slows down who tries names; local to a server, and says nothing of a household"),
        ]
        + ["entry_text", "entry_text_config", "entry_text_data", "entry_text_idx"].map {
            TableExemption(table: $0, reason: "the text index of a file, made by FTS5; keys of text_entry begin with the household")
        }
}
