package import Models

/// A module whose rows follow accounts or categories: a merge or deletion of one changes them, too.
package protocol TopicDeclaring: Sendable {
    /// The areas of its rows.
    var topics: Set<Topic> { get }
}

extension LedgerModules {
    /// The areas that the merge or deletion of an account changes.
    package var accountTopics: Set<Topic> { dependents.reduce(into: [.accounts, .transactions]) { $0.formUnion($1.topics) } }

    /// The areas that a change of what a category is made of changes.
    package var categoryTopics: Set<Topic> { categoryDependents.reduce(into: [.categories]) { $0.formUnion($1.topics) } }
}
