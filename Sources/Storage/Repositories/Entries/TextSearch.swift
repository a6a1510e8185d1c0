import Models

/// A search as the text index answers it: the query for its candidates, and what is checked in the texts of each.
struct TextSearch {
    /// The query of the text index.
    let expression: String
    let conditions: [EntrySearch.Condition]

    /// - Parameters:
    ///   - search: one that uses the text index.
    ///   - collectsRows: whether the index answers beginnings of many words, for which it collects all of their rows.
    init(_ connection: Connection, household: ID<Household>, search: EntrySearch, collectsRows: Bool) throws {
        let vocabulary = TextVocabulary(connection)
        var clauses: [TextClause] = []
        var conditions = search.textConditions
        for clause in search.clauses {
            if let answered = try vocabulary.resolve(clause) {
                clauses.append(answered)
            } else if collectsRows {
                clauses.append(clause)
            } else {
                conditions.append(EntrySearch.Condition(condition: .clause(clause), isExcluded: false))
            }
        }
        let isOnly = try HouseholdRepository(connection).isOnly(household)
        expression = TextIndex.expression(household: isOnly && !clauses.isEmpty ? nil : household, all: clauses, none: search.excluded)
        self.conditions = conditions
    }

    /// Whether texts match all conditions.
    func allows(_ text: GroupText) -> Bool { conditions.allSatisfy { $0.condition.allows(text) != $0.isExcluded } }
}
