import Models

/// A search as the text index answers it: the query for its candidates, and what is checked of each before it is read whole.
struct TextSearch {
    /// The query of the text index.
    let expression: String
    /// What is checked in the texts.
    let conditions: [EntrySearch.Condition]
    let narrowing: GroupNarrowing
    /// The keys of the household.
    let keys: TextKeys

    /// - Parameters:
    ///   - search: one that uses the text index.
    ///   - collectsRows: whether the index answers beginnings of many words, for which it collects all of their rows.
    init(_ connection: Connection, household: ID<Household>, search: EntrySearch, collectsRows: Bool) throws {
        let vocabulary = TextVocabulary(connection: connection)
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
        let scope = try TextIndex.scope(of: household, in: connection)
        keys = scope.keys
        expression = TextIndex.expression(household: clauses.isEmpty ? household : scope.household, all: clauses, none: search.excluded)
        self.conditions = conditions
        narrowing = GroupNarrowing(search.query)
    }

    /// Whether the index answers all of it.
    var isAnswered: Bool { conditions.isEmpty && narrowing.isEmpty }

    /// Whether texts match all conditions.
    func allows(_ text: GroupText) -> Bool { conditions.allSatisfy { $0.condition.allows(text) != $0.isExcluded } }
}
