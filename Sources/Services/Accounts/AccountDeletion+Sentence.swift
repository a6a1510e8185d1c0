package import Localization

extension AccountDeletion {
    /// The notice after deleting an account.
    package func sentence(naming name: String) -> LocalizedText {
        switch self {
        case .archived: "\(name) archived"
        case .deleted(let entries, let kept, _) where kept > 0:
            "\(name) deleted with \(entries) transactions; \(kept) transfers stay in your other accounts"
        case .deleted: "\(name) deleted"
        }
    }
}
