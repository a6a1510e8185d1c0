package import Models
package import Services

/// Categories and rules of a made-up household.
package struct MockCategoryService: CategoryServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    // MARK: - Reading

    package func fetchCategories(includingArchived: Bool) async throws -> [Models.Category] {
        try await ledger.read { $0.sortedCategories().filter { includingArchived || !$0.isArchived } }
    }

    package func findCategory(_ text: String) async throws -> Models.Category {
        try await ledger.read { state in
            if let id = ID<Models.Category>(text), let category = try? state.category(id) { return category }
            let found = state.categories.filter { $0.name.folded == text.folded }
            guard let category = found.first(where: { !$0.isArchived }) ?? found.first else { throw ServiceError.notFound }
            return category
        }
    }

    package func countEntries() async throws -> [ID<Models.Category>: Int] {
        try await ledger.read { state in
            var counts: [ID<Models.Category>: Int] = [:]
            for group in state.groups.values {
                for place in Set(group.parts.flatMap { [$0.source, $0.destination] }) {
                    if let category = state.category(at: place) { counts[category.id, default: 0] += 1 }
                }
            }
            return counts
        }
    }

    package func fetchDetail(id: ID<Models.Category>) async throws -> CategoryDetail {
        try await ledger.read { try $0.detail(of: try $0.category(id)) }
    }

    package func fetchRules() async throws -> [CategoryRule] {
        try await ledger.read { $0.rules }
    }

    // MARK: - Categories

    package func addCategory(name: String, class: CategoryClass, icon: String?) async throws -> Models.Category {
        try await ledger.write { state in
            let name = try state.freeCategoryName(name, except: nil)
            let category = Models.Category(id: state.makeID(), name: name, class: `class`, icon: icon ?? "tag")
            state.categories.append(category)
            state.record(.addCategory, name)
            return category
        }
    }

    package func renameCategory(id: ID<Models.Category>, to name: String) async throws -> Models.Category {
        try await ledger.write { state in
            let name = try state.freeCategoryName(name, except: id)
            return try state.change(id) { $0.name = name }
        }
    }

    package func updateCategory(id: ID<Models.Category>, name: String, icon: String, revision: Int64?) async throws -> Models.Category {
        try await ledger.write { state in
            if let revision, try state.category(id).revision != revision { throw ServiceError.conflict }
            let name = try state.freeCategoryName(name, except: id)
            guard !icon.isEmpty, icon.count <= 60 else { throw ServiceError.rule("An icon is the name of a symbol") }
            return try state.change(id) {
                $0.name = name
                $0.icon = icon
            }
        }
    }

    package func archiveCategory(id: ID<Models.Category>, _ archived: Bool) async throws {
        try await ledger.write { state in
            guard try state.category(id).isArchived != archived else { return }
            if !archived { _ = try state.freeCategoryName(try state.category(id).name, except: id) }
            _ = try state.change(id) { $0.isArchived = archived }
        }
    }

    package func mergeCategories(id: ID<Models.Category>, absorbing other: ID<Models.Category>) async throws -> ID<AuditRecord> {
        try await ledger.write { try $0.merge(id, absorbing: other) }
    }

    // MARK: - Rules

    package func saveRule(_ rule: CategoryRule) async throws -> CategoryRule {
        try await ledger.write { try $0.save(rule) }
    }

    package func moveRule(id: ID<CategoryRule>, to place: Int) async throws {
        try await ledger.write { state in
            guard let index = state.rules.firstIndex(where: { $0.id == id }) else { throw ServiceError.notFound }
            let rule = state.rules.remove(at: index)
            state.rules.insert(rule, at: min(max(place, 0), state.rules.count))
            state.record(.changeRules, rule.payeeName ?? "")
        }
    }

    package func deleteRule(id: ID<CategoryRule>) async throws -> ID<AuditRecord> {
        try await ledger.write { state in
            guard state.rules.contains(where: { $0.id == id }) else { throw ServiceError.notFound }
            let before = state
            state.rules.removeAll { $0.id == id }
            let change = state.record(.deleteRule, "")
            state.before[change] = before
            return change
        }
    }
}
