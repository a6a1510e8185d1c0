import Models

extension ImportMatch {
    /// The value as it appears in the form.
    var text: String {
        switch self {
        case .new: StatementDraft.new
        case .transaction(let id): id.description
        }
    }

    init?(_ text: String) {
        if text == StatementDraft.new {
            self = .new
        } else if let id = ID<Transaction>(text) {
            self = .transaction(id)
        } else {
            return nil
        }
    }
}
