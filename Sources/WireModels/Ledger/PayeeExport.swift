package import Models

/// A payee with the categories that were chosen for it last, in an export.
package struct PayeeExport: Encodable {
    let name: String
    let spendingCategory: ID<Category>?
    let incomeCategory: ID<Category>?

    package init(name: String, spendingCategory: ID<Category>?, incomeCategory: ID<Category>?) {
        self.name = name
        self.spendingCategory = spendingCategory
        self.incomeCategory = incomeCategory
    }
}
