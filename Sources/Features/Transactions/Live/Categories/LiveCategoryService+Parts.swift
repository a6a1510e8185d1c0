import Ledger
import Models
import ServiceKit
import Services
import Storage
import TransactionsModel

extension LiveCategoryService {
    func fetchParts() async throws -> CategoryParts {
        try await context.read { try CategoryParentRepository($0, household: context.household.id).all() }
    }

    func setParent(_ parent: ID<Category>?, of id: ID<Category>) async throws {
        try await context.write(context.modules.ledger.categoryTopics) { write in
            let category = try write.category(id)
            let repository = CategoryParentRepository(write.connection, household: write.household)
            let parts = try repository.all()
            guard parts.parent(of: id) != parent else { return }
            if let parent {
                let record = try write.category(parent)
                guard parent != id else { throw ServiceError.rule(.categoryPartOfItself) }
                guard record.categoryClass == category.categoryClass else { throw ServiceError.rule(.categoryPartClass) }
                guard parts.parent(of: parent) == nil else { throw ServiceError.rule(.categoryPartOfPart(record.name)) }
                guard parts.children(of: id).isEmpty else { throw ServiceError.rule(.categoryHasParts(category.name)) }
            }
            try repository.set(parent, of: id)
            try write.record(.editCategory, subject: category.name, target: id.description)
        }
    }
}
