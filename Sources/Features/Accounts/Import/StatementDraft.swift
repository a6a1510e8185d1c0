import Models
import Services

/// Whose a statement is, as it is chosen in the preview.
struct StatementDraft: Hashable {
    /// A new account, among the accounts' ids.
    static let new = "new"

    /// What the statement is called among all of the import.
    var key: String
    /// An account's id, `new`, or empty: as the file says.
    var account: String
    /// Of a new account.
    var name: String

    /// What was chosen; nil: as the file says.
    var choice: ImportAccount? {
        if account == Self.new { return .new(name: name.withoutOuterBlanks) }
        return ID<Account>(account).map { .account($0) }
    }

    /// As a statement of the preview is read.
    init(_ statement: StatementReport) {
        key = statement.key
        account = statement.isNewAccount ? Self.new : statement.account.description
        name = statement.isNewAccount ? statement.name : ""
    }

    /// Of a file of which not even that could be told.
    init(key: String, choice: ImportAccount?) {
        self.key = key
        switch choice {
        case .account(let id): (account, name) = (id.description, "")
        case .new(let name): (account, self.name) = (Self.new, name)
        case nil: (account, name) = ("", "")
        }
    }
}
