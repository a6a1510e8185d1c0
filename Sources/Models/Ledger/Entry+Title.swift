extension Entry {
    /// The payee; without one the other account or category, otherwise the note.
    package var title: String {
        if !payee.isEmpty { return payee }
        if let other = counterparts.first, !other.name.isEmpty { return other.name }
        return note.isEmpty ? accountName : note
    }
}
