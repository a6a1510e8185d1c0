package import Models

/// Manages categories, and the rules that assign them to imported lines.
package protocol CategoryServiceProtocol: Sendable {
    /// Income, then spending, then neutral; sorted by name.
    func fetchCategories(includingArchived: Bool) async throws -> [Category]

    /// Finds a category by id, or by name ignoring case.
    ///
    /// - Throws: `ServiceError.notFound`.
    func findCategory(_ text: String) async throws -> Category

    /// The number of transactions per category; categories without any are omitted.
    func countEntries() async throws -> [ID<Category>: Int]

    /// The data of a category screen, from one snapshot.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchDetail(id: ID<Category>) async throws -> CategoryDetail

    /// - Throws: `ServiceError.rule` if the name is blank or in use.
    func addCategory(name: String, class: CategoryClass, icon: String?) async throws -> Category
    func renameCategory(id: ID<Category>, to name: String) async throws -> Category

    /// Updates name and icon.
    ///
    /// - Parameter revision: the revision of the form's original; nil to skip the check.
    /// - Throws: `ServiceError.conflict` if the revision is outdated; `.rule`; `.notFound`.
    func updateCategory(id: ID<Category>, name: String, icon: String, revision: Int64?) async throws -> Category

    /// Sets the parent of a category, of the same class, or none. A budget of the parent includes the spending of its parts.
    ///
    /// - Throws: `ServiceError.rule` if the parent is a part itself, or the category has parts; `.notFound`.
    func setParent(_ parent: ID<Category>?, of id: ID<Category>) async throws

    /// The subcategories of all categories.
    func fetchParts() async throws -> CategoryParts

    /// - Throws: `ServiceError.rule` for a default category, which has to be merged into another one instead; `.notFound`.
    func archiveCategory(id: ID<Category>, _ archived: Bool) async throws

    /// Merges a category into another: everything of `other` is moved to `id`, and `other` is archived. Both must have the same class. If
    /// `other` is a default category, `id` becomes it.
    ///
    /// - Returns: the change for `TransactionServiceProtocol.undo`.
    @discardableResult
    func mergeCategories(id: ID<Category>, absorbing other: ID<Category>) async throws -> ID<AuditRecord>

    /// In evaluation order.
    func fetchRules() async throws -> [CategoryRule]
    /// Appends a rule; an equal one that is there already is returned.
    func addRule(_ terms: CategoryRule.Terms) async throws -> CategoryRule
    /// Replaces the rule with the same id.
    func saveRule(_ rule: CategoryRule) async throws -> CategoryRule
    /// The changes that the rules would make to existing transactions. Splits and own transfers do not change. Reads the whole ledger once.
    ///
    /// - Parameters:
    ///   - draft: the rule, as it would be saved, whose changes are returned; nil for those of all rules.
    ///   - id: the rule in whose place the draft stands; nil for a new rule.
    ///   - limit: the number of entries to return, the newest.
    /// - Throws: `ServiceError.rule` for an incomplete draft.
    func previewRules(_ draft: CategoryRule.Terms?, replacing id: ID<CategoryRule>?, limit: Int) async throws -> RuleRun
    /// Applies the rules to existing transactions, as one change.
    ///
    /// - Parameters:
    ///   - id: the only rule whose changes are made; nil for those of all rules.
    ///   - limit: the number of entries to return, the newest.
    /// - Throws: `ServiceError.notFound`.
    func runRules(only id: ID<CategoryRule>?, limit: Int) async throws -> RuleRun
    /// Moves a rule to a zero-based position in the order, clamped to the end.
    ///
    /// - Throws: `ServiceError.notFound`.
    func moveRule(id: ID<CategoryRule>, to position: Int) async throws
    /// - Returns: the change for `TransactionServiceProtocol.undo`.
    /// - Throws: `ServiceError.notFound`.
    @discardableResult
    func deleteRule(id: ID<CategoryRule>) async throws -> ID<AuditRecord>
}

extension DependencyContainer {
    package func categories() -> any CategoryServiceProtocol { service() }
}
