import Models
import Services

/// The selected account of a statement in the preview.
struct StatementDraft: Hashable {
    /// The value of the option that creates a new account.
    static let new = "new"

    /// The key of the statement within the import.
    var key: String
    /// The id of an account, `new`, or empty for the account named in the file.
    var account: String
    /// The name of the new account.
    var name: String
    /// The kind of the new account; empty for that of the file.
    var kind = ""
    /// The id of the member whom the new account belongs to; empty for the household.
    var owner = ""
    /// How much of a new account of a member the others see.
    var sharing = AccountSharing.full

    /// The choice as a request value; nil for the account named in the file.
    var choice: ImportAccount? {
        if account == Self.new { return .new(name: name.trimmed, kind: kind.isEmpty ? nil : kind, ownership: ownership) }
        return ID<Account>(account).map { .account($0) }
    }

    /// What was asked for an account of a member does not matter for one of the household.
    private var ownership: NewAccountOwnership {
        let owner = ID<Member>(owner)
        return NewAccountOwnership(owner: owner, sharing: owner == nil ? .full : sharing)
    }

    /// Creates the draft from a statement of the preview.
    init(_ statement: StatementReport) {
        key = statement.key
        account = statement.isNewAccount ? Self.new : statement.account.description
        name = statement.isNewAccount ? statement.name : ""
        kind = statement.isNewAccount ? statement.kind?.rawValue ?? "" : ""
        if statement.isNewAccount { (owner, sharing) = (statement.owner?.description ?? "", statement.sharing) }
    }

    /// Creates the draft of a statement that could not be read.
    init(key: String, choice: ImportAccount?) {
        self.key = key
        switch choice {
        case .account(let id): (account, name) = (id.description, "")
        case .new(let name, let kind, let ownership):
            (account, self.name, self.kind) = (Self.new, name, kind ?? "")
            if let ownership { (owner, sharing) = (ownership.owner?.description ?? "", ownership.sharing) }
        case nil: (account, name) = ("", "")
        }
    }
}
