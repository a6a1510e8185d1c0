package import Models
package import Storage

/// A module whose rows refer to categories: its rows follow when two categories are merged, and return when the merge is undone.
package protocol CategoryDependent: Sendable {
    /// Moves the rows of the absorbed category, and stores in the image which ones these are.
    func move(from absorbed: ID<Category>, to target: ID<Category>, in write: UnitOfWork, image: inout RemovalImage) throws

    /// Moves those rows back that are still at the remaining category.
    func restore(to absorbed: ID<Category>, from target: ID<Category>, in write: UnitOfWork, image: RemovalImage) throws
}

extension UnitOfWork {
    /// All modules whose rows refer to categories.
    package var categoryDependents: [any CategoryDependent] { modules.categoryDependents }
}
