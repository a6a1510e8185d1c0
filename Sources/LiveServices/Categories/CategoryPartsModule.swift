import Ledger
import Models
import Storage

/// The subcategories of categories: those of a merged category become parts of the target; the merged category is no part any more.
struct CategoryPartsModule: CategoryDependent {
    func move(from absorbed: ID<Category>, to target: ID<Category>, in write: UnitOfWork, image: inout RemovalImage) throws {
        let repository = CategoryParentRepository(write.connection, household: write.household)
        let parts = try repository.all()
        let whole = parts.whole(of: absorbed)
        image.categoryWhole = whole?.rawValue
        try repository.set(nil, of: absorbed)
        // The target may itself be a part: of the absorbed category, or of another one, which cannot have further levels.
        let moved = parts.parts(of: absorbed)
        image.categoryParts = moved.map(\.rawValue)
        for part in moved {
            let isTarget = part == target
            try repository.set(isTarget ? nil : parts.whole(of: target).flatMap { $0 == absorbed ? nil : $0 } ?? target, of: part)
        }
    }

    func restore(to absorbed: ID<Category>, from target: ID<Category>, in write: UnitOfWork, image: RemovalImage) throws {
        let repository = CategoryParentRepository(write.connection, household: write.household)
        for part in image.categoryParts { try repository.set(absorbed, of: ID(rawValue: part)) }
        if let whole = image.categoryWhole { try repository.set(ID(rawValue: whole), of: absorbed) }
    }
}
