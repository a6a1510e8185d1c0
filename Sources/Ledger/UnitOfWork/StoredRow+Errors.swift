package import Models
import Services

extension RevisedRow {
    /// The row with the revision that its update gave it.
    ///
    /// - Parameter isUpdated: whether the update found it at the same revision.
    /// - Throws: `ServiceError.conflict` if it did not.
    package func revised(_ isUpdated: Bool) throws -> Self {
        guard isUpdated else { throw ServiceError.conflict }
        var row = self
        row.revision += 1
        return row
    }
}

extension Optional where Wrapped: RemovableRow {
    /// - Throws: `ServiceError.notFound`, also for a removed row.
    package func existing() throws -> Wrapped {
        guard let self, !self.isRemoved else { throw ServiceError.notFound }
        return self
    }
}
