package import Models
package import Storage

/// A module whose rows refer to categories: it moves its rows when two categories are merged, and back when the merge is undone.
package protocol CategoryDependent: Sendable {
    /// Moves the rows of the absorbed category, and stores their identity in the image.
    func move(from absorbed: ID<Category>, to target: ID<Category>, in write: UnitOfWork, image: inout RemovalImage) throws

    /// Moves those rows back that are still at the remaining category.
    func restore(to absorbed: ID<Category>, from target: ID<Category>, in write: UnitOfWork, image: RemovalImage) throws
}

extension UnitOfWork {
    /// All modules whose rows refer to categories.
    package var categoryDependents: [any CategoryDependent] { modules.categoryDependents }
}
