package import Models

/// Categories, and the rules that choose them for lines that come in.
package protocol CategoryServiceProtocol: Sendable {
    /// Income, then spending, then neutral; by name.
    func fetchCategories(includingArchived: Bool) async throws -> [Category]

    /// The category that a person means: by id, or by name without regard to case.
    ///
    /// - Throws: `ServiceError.notFound`.
    func findCategory(_ text: String) async throws -> Category

    /// How many transactions each category has; those without any are not in it.
    func countEntries() async throws -> [ID<Category>: Int]

    /// A category's screen, from one snapshot.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchDetail(id: ID<Category>) async throws -> CategoryDetail

    /// - Throws: `ServiceError.rule` where the name is blank or taken.
    func addCategory(name: String, class: CategoryClass, icon: String?) async throws -> Category
    func renameCategory(id: ID<Category>, to name: String) async throws -> Category

    /// Changes name and icon.
    ///
    /// - Parameter revision: the one that the form saw; nil: whatever it is.
    /// - Throws: `ServiceError.conflict` where the revision is not the newest; `.rule`; `.notFound`.
    func updateCategory(id: ID<Category>, name: String, icon: String, revision: Int64?) async throws -> Category
    /// - Throws: `ServiceError.rule` for one that takes what has no category: it is merged into another instead; `.notFound`.
    func archiveCategory(id: ID<Category>, _ archived: Bool) async throws

    /// Moves everything of `other` to `id` and archives `other`. Both must be of one class. Where `other` took what has no category, `id`
    /// does so from now on.
    ///
    /// - Returns: what takes it back: `TransactionServiceProtocol.undo`.
    @discardableResult
    func mergeCategories(id: ID<Category>, absorbing other: ID<Category>) async throws -> ID<AuditRecord>

    /// In the order in which they are tried.
    func fetchRules() async throws -> [CategoryRule]
    /// Adds a rule behind the others, or replaces the one with its id. An id of 0 makes a new one.
    func saveRule(_ rule: CategoryRule) async throws -> CategoryRule
    /// Moves a rule to a zero-based position in the order; a position beyond the end means the end.
    ///
    /// - Throws: `ServiceError.notFound`.
    func moveRule(id: ID<CategoryRule>, to position: Int) async throws
    /// - Returns: what takes it back: `TransactionServiceProtocol.undo`.
    /// - Throws: `ServiceError.notFound`.
    @discardableResult
    func deleteRule(id: ID<CategoryRule>) async throws -> ID<AuditRecord>
}
