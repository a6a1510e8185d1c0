import Ledger
import Models
import Storage

/// Parts of a category that is merged into another one become parts of that one; the merged category is no part any more.
extension CategoriesModule: CategoryDependent {
    var topics: Set<Topic> { [.categories] }

    private static let children = "category_part"
    private static let parent = "category_whole"

    func move(_ merge: CategoryMergeStep, image: inout RemovalImage) throws {
        let (absorbed, target) = (merge.absorbed, merge.target)
        let repository = CategoryParentRepository(merge.write.connection, household: merge.write.household)
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

    func restore(_ restoration: CategoryRestoration) throws {
        let (write, moved) = (restoration.write, restoration.image.moved)
        let repository = CategoryParentRepository(write.connection, household: write.household)
        for child in moved[Self.children, default: []] { try repository.set(restoration.category, of: ID(rawValue: child)) }
        if let parent = moved[Self.parent]?.first { try repository.set(ID(rawValue: parent), of: restoration.category) }
    }
}
