import Ledger
import Models
import ServiceKit
import Services
import Storage

extension LiveCategoryService {

    func fetchParts() async throws -> CategoryParts {
        try await context.read { try CategoryParentRepository($0, household: context.household.id).all() }
    }

    func setWhole(_ whole: ID<Category>?, of id: ID<Category>) async throws {
        try await context.write([.categories, .plan]) { write in
            let category = try write.category(id)
            let repository = CategoryParentRepository(write.connection, household: write.household)
            let parts = try repository.all()
            guard parts.whole(of: id) != whole else { return }
            if let whole {
                let record = try write.category(whole)
                guard whole != id else { throw ServiceError.rule(.categoryPartOfItself) }
                guard record.categoryClass == category.categoryClass else { throw ServiceError.rule(.categoryPartClass) }
                guard parts.whole(of: whole) == nil else { throw ServiceError.rule(.categoryPartOfPart(record.name)) }
                guard parts.parts(of: id).isEmpty else { throw ServiceError.rule(.categoryHasParts(category.name)) }
            }
            try repository.set(whole, of: id)
            try write.record(.editCategory, subject: category.name, target: id.description)
        }
    }
}
