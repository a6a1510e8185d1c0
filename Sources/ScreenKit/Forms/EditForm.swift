/// The form of a row: what is typed, its errors, the revision it was filled from, and what became of the row since.
///
/// The typed values are members of the form itself: `form.name`.
@dynamicMemberLookup
package struct EditForm<Values: FormValues> {
    /// What is typed.
    package var values: Values
    package var errors = Values.Errors()
    /// The revision of the row that the form was filled from; a hidden field. Empty for a new row.
    package var revision = ""
    /// The idempotency key of a new row; a hidden field. A form that is submitted twice adds one row.
    package var key = ""
    /// Whether the form is shown again with what is typed although nothing is wrong with it, as after a row was added to it.
    package var isUnfinished = false
    /// Whether somebody else changed the row since the form was filled.
    package private(set) var isConflict = false
    /// Whether the row was deleted since the form was filled.
    package private(set) var isGone = false

    private var stored: Values?
    /// The stored values as the form shows them after a conflict, where they differ from those that it begins with.
    private var storedAsShown: Values?

    /// - Parameter values: those of a new row.
    package init(_ values: Values = Values()) {
        self.values = values
    }

    /// Whether what is typed differs from what is stored.
    package var hasChanges: Bool { stored.map { values != $0 } ?? true }

    /// The revision of the row that the form was filled from, for the service that compares it; 0 if the hidden field was tampered with.
    package var seenRevision: Int64 { Int64(revision) ?? 0 }

    /// The idempotency key for a draft; nil if there is none.
    package var draftKey: String? { key.isEmpty ? nil : key }

    package subscript<Value>(dynamicMember member: WritableKeyPath<Values, Value>) -> Value {
        get { values[keyPath: member] }
        set { values[keyPath: member] = newValue }
    }
}

extension EditForm {
    /// Fills the form from the stored row. After a conflict what is typed stays, and saving again overwrites the stored row.
    ///
    /// - Parameter shown: the stored values as a conflict lists them, for a field that is left empty to keep what is stored; nil: the same.
    package mutating func begin(with values: Values, revision: String, showing shown: Values? = nil) {
        if !isConflict { self.values = values }
        stored = values
        storedAsShown = shown
        self.revision = revision
    }

    /// Fills the form from the stored row, as `begin(with:revision:showing:)`.
    package mutating func begin(with values: Values, revision: Int64, showing shown: Values? = nil) {
        begin(with: values, revision: String(revision), showing: shown)
    }

    /// Shows what is stored in place of what is typed, without errors.
    mutating func showStored() {
        showBeginning()
        if let storedAsShown { values = storedAsShown }
    }

    /// Shows what the form begins with in place of what is typed, without errors.
    mutating func showBeginning() {
        values = stored ?? values
        errors = Values.Errors()
    }

    mutating func markConflict() { isConflict = true }

    /// Keeps what is typed after the row was deleted elsewhere.
    package mutating func markGone() {
        isGone = true
        isConflict = false
    }
}
