import Models
package import Storage

/// A module with a table whose rows move with their account or category when that is merged into another one, and back when the merge is undone.
/// Those of a deleted account keep it, and have it again when it is restored.
package protocol MovesRows: Sendable {
    /// The table.
    var movedRows: MovedRowRepository.Table { get }
}

extension AccountDependent where Self: MovesRows {
    package func prepare(_ merge: AccountMergeStep, image: inout RemovalImage) throws {
        image.moved[movedRows.imageName] = try MovedRowRepository(merge.write.connection, household: merge.write.household)
            .move(movedRows, from: merge.absorbed, to: merge.target)
    }

    package func prepare(_ restoration: AccountRestoration) throws {
        guard let remaining = restoration.remaining else { return }
        try MovedRowRepository(restoration.write.connection, household: restoration.write.household)
            .move(restoration.image.moved[movedRows.imageName] ?? [], of: movedRows, from: remaining, to: restoration.account)
    }
}

extension CategoryDependent where Self: MovesRows {
    package func move(_ merge: CategoryMergeStep, image: inout RemovalImage) throws {
        image.moved[movedRows.imageName] = try MovedRowRepository(merge.write.connection, household: merge.write.household)
            .move(movedRows, from: merge.absorbed, to: merge.target)
    }

    package func restore(_ restoration: CategoryRestoration) throws {
        try MovedRowRepository(restoration.write.connection, household: restoration.write.household)
            .move(restoration.image.moved[movedRows.imageName] ?? [], of: movedRows, from: restoration.remaining, to: restoration.category)
    }
}
