package import Models
package import Storage

/// A module whose rows refer to categories: it moves its rows when two categories are merged, and back when the merge is undone.
package protocol CategoryDependent: TopicDeclaring {
    /// Moves the rows of the absorbed category, and stores their identity in the image or among its rows.
    func move(_ merge: CategoryMergeStep, image: inout RemovalImage) throws

    /// Moves those rows back that are still at the remaining category.
    func restore(_ restoration: CategoryRestoration) throws
}

/// The merge of one category into another, passed to its dependents.
package struct CategoryMergeStep {
    /// The unit of work of the merge.
    package let write: UnitOfWork
    /// The category that is archived.
    package let absorbed: ID<Category>
    /// The category that receives the rows.
    package let target: ID<Category>
    /// Receives the rows for the undo.
    package let rows: UndoImageWriter

    /// - Parameters:
    ///   - absorbed: the category that is archived.
    ///   - target: the category that receives the rows.
    ///   - rows: receives the rows for the undo.
    package init(_ write: UnitOfWork, absorbed: ID<Category>, target: ID<Category>, rows: UndoImageWriter) {
        self.write = write
        self.absorbed = absorbed
        self.target = target
        self.rows = rows
    }
}

/// The undo of a merge of categories, passed to its dependents.
package struct CategoryRestoration {
    /// The unit of work of the undo.
    package let write: UnitOfWork
    /// The restored category.
    package let category: ID<Category>
    /// The category that had absorbed it.
    package let remaining: ID<Category>
    /// The state before the merge.
    package let image: RemovalImage
    /// Reads the rows before the merge.
    package let rows: UndoImageReader
}

extension UnitOfWork {
    /// All modules whose rows refer to categories.
    package var categoryDependents: [any CategoryDependent] { modules.categoryDependents }
}
