import Ledger
import Models
import Storage

/// Parts of a category that is merged into another one become parts of that one; the merged category is no part any more.
extension CategoriesModule: CategoryDependent {
    private static let children = "category_part"
    private static let parent = "category_whole"

    func move(from absorbed: ID<Category>, to target: ID<Category>, in write: UnitOfWork, image: inout RemovalImage) throws {
        let repository = CategoryParentRepository(write.connection, household: write.household)
        let parts = try repository.all()
        let parent = parts.parent(of: absorbed)
        image.moved[Self.parent] = parent.map { [$0.rawValue] }
        try repository.set(nil, of: absorbed)
        // The target may itself be a part: of the absorbed category, or of another one, which cannot have further levels.
        let moved = parts.children(of: absorbed)
        image.moved[Self.children] = moved.map(\.rawValue)
        for child in moved {
            let isTarget = child == target
            try repository.set(isTarget ? nil : parts.parent(of: target).flatMap { $0 == absorbed ? nil : $0 } ?? target, of: child)
        }
    }

    func restore(to absorbed: ID<Category>, from target: ID<Category>, in write: UnitOfWork, image: RemovalImage) throws {
        let repository = CategoryParentRepository(write.connection, household: write.household)
        for child in image.moved[Self.children, default: []] { try repository.set(absorbed, of: ID(rawValue: child)) }
        if let parent = image.moved[Self.parent]?.first { try repository.set(ID(rawValue: parent), of: absorbed) }
    }
}
