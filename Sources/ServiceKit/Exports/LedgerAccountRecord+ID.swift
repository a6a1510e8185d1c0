import Models
package import Storage

extension LedgerAccountRecord {
    /// `acc_…` or `cat_…`.
    package var idText: String {
        role == .category ? ID<Category>(rawValue: id.rawValue).description : ID<Account>(rawValue: id.rawValue).description
    }
}
