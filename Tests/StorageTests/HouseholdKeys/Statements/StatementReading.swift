/// Reads one statement, and collects what it violates.
struct StatementReading {
    private let tables: Set<String>
    private(set) var violations: [StatementViolation] = []
    private var classes = HouseholdClasses()

    init(tables: Set<String>) { self.tables = tables }

    /// Reads a whole statement.
    mutating func read(_ tokens: [SQLToken]) { _ = query(tokens[...], in: nil) }

    // MARK: - Queries

    /// Reads a statement or subquery.
    ///
    /// - Returns: the household of its column `household`; nil if it has none.
    private mutating func query(_ tokens: ArraySlice<SQLToken>, in outer: StatementScope?) -> HouseholdClasses.Node? {
        var (tokens, scope) = (tokens, outer)
        if tokens.first?.word == "with" {
            let inner = StatementScope(in: outer)
            expressions(&tokens, in: inner)
            scope = inner
        }
        switch tokens.first?.word {
        case "select", "values": return compound(tokens, in: scope)
        case "insert": insert(tokens, in: scope)
        case "update": update(tokens, in: scope)
        case "delete": delete(tokens, in: scope)
        case nil where tokens.isEmpty: break
        default: violate(.unreadable("\(tokens.first?.word ?? "a symbol") begins no statement"))
        }
        return nil
    }

    /// Reads `WITH`, until the query that uses its expressions.
    private mutating func expressions(_ tokens: inout ArraySlice<SQLToken>, in scope: StatementScope) {
        tokens.removeFirst()
        if tokens.first?.word == "recursive" { tokens.removeFirst() }
        while let name = tokens.popFirst()?.word {
            var columns: Set<String>?
            if let group = tokens.first?.group {
                columns = Set(group.compactMap(\.word))
                tokens.removeFirst()
            }
            tokens = tokens.drop { $0.query == nil }
            guard let query = tokens.popFirst()?.query else { return violate(.unreadable("\(name) is no query")) }
            // It may name itself.
            let node = classes.makeNode()
            let names = columns ?? Self.columns(of: query)
            scope.expressions[name] = StatementScope.Reference(
                name: name, node: node, isTable: false, column: names.contains("household") ? "household" : nil)
            // The first of its parts tells the household of those that name it.
            for part in [query.prefix { $0.word != "union" }, query[...]] {
                if let result = self.query(part, in: scope) { classes.unite(result, node) }
            }
            guard tokens.first == .symbol(",") else { return }
            tokens.removeFirst()
        }
    }

    private mutating func compound(_ tokens: ArraySlice<SQLToken>, in outer: StatementScope?) -> HouseholdClasses.Node? {
        let operators: Set = ["union", "intersect", "except"]
        var nodes: [HouseholdClasses.Node?] = []
        for var part in tokens.split(whereSeparator: { operators.contains($0.word ?? "") }) {
            if part.first?.word == "all" { part = part.dropFirst() }
            if part.first?.word == "select" {
                nodes.append(select(StatementClauses(part), in: outer))
            } else {
                // Rows of parameters.
                subqueries(of: Array(part), in: outer)
                nodes.append(.value("values"))
            }
        }
        let roots = nodes.map { $0.map { classes.root(of: $0) } }
        return Set(roots).count == 1 ? roots[0] : nil
    }

    private mutating func select(_ clauses: StatementClauses, in outer: StatementScope?) -> HouseholdClasses.Node? {
        let scope = StatementScope(in: outer)
        let sources = add(StatementSource.sources(of: clauses["from"]), to: scope)
        finish(scope, sources, clauses["where"])
        subqueries(of: clauses.tokens(without: "from"), in: scope)
        guard Self.hasHousehold(clauses["select"]) else { return nil }
        return scope.references.first { $0.column != nil }?.node
    }

    // MARK: - Changes

    private mutating func insert(_ tokens: ArraySlice<SQLToken>, in outer: StatementScope?) {
        var rest = tokens.drop { $0.word != "into" }.dropFirst()
        guard let table = rest.popFirst()?.word else { return violate(.unreadable("rows are inserted into no table")) }
        var name = table
        if rest.first?.word == "as" {
            name = rest.dropFirst().first?.word ?? table
            rest = rest.dropFirst(2)
        }
        let columns = rest.first?.group ?? []
        if !columns.isEmpty { rest.removeFirst() }
        if tables.contains(table), !columns.contains(.word("household")) { violate(.insert(table)) }
        let starts = zip(rest.indices, rest).filter { index, token in
            token.word == "returning" || token.word == "on" && rest[(index + 1)...].first?.word == "conflict"
        }
        let end = starts.first?.0 ?? rest.endIndex
        if rest.first?.word == "select" || rest.first?.word == "with" {
            _ = query(rest[..<end], in: outer)
        } else {
            subqueries(of: Array(rest[..<end]), in: outer)
        }
        let scope = StatementScope(in: outer)
        let reference = reference(to: table, named: name, in: scope)
        classes.unite(reference.node, .value("excluded"))
        scope.add(reference)
        conflict(rest[end...], of: table, in: scope)
    }

    /// Reads what follows the inserted rows: `ON CONFLICT` and `RETURNING`.
    private mutating func conflict(_ tokens: ArraySlice<SQLToken>, of table: String, in scope: StatementScope) {
        var rest = tokens
        if rest.first?.word == "on" {
            rest = rest.dropFirst(2)
            if let key = rest.first?.group {
                rest.removeFirst()
                if tables.contains(table), key.first != .word("household") { violate(.conflict(table)) }
            } else if rest.first?.word == "on", tables.contains(table) {
                violate(.conflict(table))
            }
        }
        let clauses = StatementClauses(rest.drop { $0.word != "set" && $0.word != "returning" })
        check(clauses["set"], of: table)
        subqueries(of: Array(rest), in: scope)
    }

    private mutating func update(_ tokens: ArraySlice<SQLToken>, in outer: StatementScope?) {
        let clauses = StatementClauses(tokens.drop { $0.word != "set" })
        let target = Array(tokens.dropFirst().prefix { $0.word != "set" })
        check(clauses["set"], of: target.first?.word ?? "")
        change(target, clauses, in: outer)
    }

    private mutating func delete(_ tokens: ArraySlice<SQLToken>, in outer: StatementScope?) {
        let clauses = StatementClauses(tokens.dropFirst().dropFirst())
        change(Array(tokens.dropFirst(2).prefix { $0.word != "where" && $0.word != "returning" }), clauses, in: outer)
    }

    /// Reads the rows that an update or a deletion concerns.
    private mutating func change(_ target: [SQLToken], _ clauses: StatementClauses, in outer: StatementScope?) {
        let scope = StatementScope(in: outer)
        let sources = add(StatementSource.sources(of: target) + StatementSource.sources(of: clauses["from"]), to: scope)
        finish(scope, sources, clauses["where"])
        subqueries(of: clauses.tokens(without: "from"), in: scope)
    }

    /// Checks that no assignment changes a household.
    private mutating func check(_ assignments: [SQLToken], of table: String) {
        guard tables.contains(table) else { return }
        for assignment in assignments.parts(by: .symbol(",")) {
            let names = assignment.first?.group ?? assignment.prefix(1) + []
            if names.contains(.word("household")) { violate(.change(table)) }
        }
    }

    // MARK: - Tables

    /// Adds what `FROM` lists to a level, also what stands in parentheses.
    ///
    /// - Returns: each with its reference; nil for parentheses.
    private mutating func add(
        _ sources: [StatementSource], to scope: StatementScope
    ) -> [(source: StatementSource, reference: StatementScope.Reference?)] {
        sources.flatMap { source -> [(source: StatementSource, reference: StatementScope.Reference?)] in
            switch source.content {
            case .table(let table):
                let reference = reference(to: table, named: source.name, in: scope)
                scope.add(reference)
                return [(source, reference)]
            case .query(let tokens):
                let node = query(tokens[...], in: scope.parent) ?? classes.makeNode()
                let reference = StatementScope.Reference(
                    name: source.name, node: node, isTable: false,
                    column: Self.columns(of: tokens).contains("household") ? "household" : nil)
                scope.add(reference)
                return [(source, reference)]
            case .function(let arguments):
                subqueries(of: arguments, in: scope)
                return [(source, nil)]
            case .sources(let inner): return add(inner, to: scope) + [(source, nil)]
            }
        }
    }

    private mutating func reference(to table: String, named name: String, in scope: StatementScope) -> StatementScope.Reference {
        if let expression = scope.expression(table) {
            return StatementScope.Reference(name: name, node: expression.node, isTable: false, column: expression.column)
        }
        let isTable = tables.contains(table)
        let column = isTable ? "household" : table == "household" ? "id" : nil
        return StatementScope.Reference(name: name, node: classes.makeNode(), isTable: isTable, column: column)
    }

    /// Applies the conditions of a level and checks its tables; then reads the subqueries of its joins.
    private mutating func finish(
        _ scope: StatementScope, _ sources: [(source: StatementSource, reference: StatementScope.Reference?)], _ condition: [SQLToken]
    ) {
        apply(condition, in: scope)
        for (source, _) in sources where !source.isOptional { apply(source.condition, in: scope) }
        for (index, (source, reference)) in sources.enumerated() {
            guard let reference else { continue }
            if source.using.contains("household"),
                let first = sources[..<index].compactMap(\.reference).first(where: { $0.column == "household" })
            {
                classes.unite(first.node, reference.node)
            }
            if source.isOptional { apply(source.condition, toJoined: reference, in: scope) }
        }
        let used = scope.references.filter(\.isTable)
        let bound = used.filter { classes.isBound($0.node) }
        let first = (bound.first ?? used.first).map { classes.root(of: $0.node) }
        for reference in used {
            if !classes.isBound(reference.node) {
                violate(bound.isEmpty ? .table(reference.name) : .join(reference.name))
            } else if classes.root(of: reference.node) != first {
                violate(.join(reference.name))
            }
        }
        for (source, _) in sources { subqueries(of: source.condition, in: scope) }
    }

    private mutating func apply(_ condition: [SQLToken], in scope: StatementScope) {
        for equality in StatementCondition(condition).equalities {
            guard let one = node(equality.one, in: scope), let other = node(equality.other, in: scope) else { continue }
            classes.unite(one, other)
        }
    }

    /// Applies the condition of an optional table, from which nothing follows for the others.
    private mutating func apply(_ condition: [SQLToken], toJoined reference: StatementScope.Reference, in scope: StatementScope) {
        for equality in StatementCondition(condition).equalities {
            guard let one = node(equality.one, in: scope), let other = node(equality.other, in: scope) else { continue }
            let others = [one, other].filter { $0 != reference.node }
            if others.count == 1, classes.isBound(others[0]), !classes.isBound(reference.node) { classes.unite(others[0], reference.node) }
        }
    }

    private func node(_ operand: StatementCondition.Operand, in scope: StatementScope) -> HouseholdClasses.Node? {
        switch operand {
        case .column("excluded", "household"): .value("excluded")
        case .column(let table, let name): scope.node(of: table, name)
        case .value(let name): .value(name)
        }
    }

    // MARK: - Expressions

    /// Reads the subqueries in expressions.
    private mutating func subqueries(of tokens: [SQLToken], in scope: StatementScope?) {
        for token in tokens {
            if let query = token.query {
                _ = self.query(query[...], in: scope)
            } else if let group = token.group {
                subqueries(of: group, in: scope)
            }
        }
    }

    /// The names of the columns of a query that end in a name; `household` for all columns.
    private static func columns(of query: [SQLToken]) -> Set<String> {
        let list = StatementClauses(query.drop { $0.word != "select" })["select"]
        return hasHousehold(list) ? ["household"] : []
    }

    /// Whether a list of columns has the household.
    private static func hasHousehold(_ list: [SQLToken]) -> Bool {
        list.parts(by: .symbol(",")).contains { $0.last == .word("household") || $0.last == .symbol("*") }
    }

    private mutating func violate(_ violation: StatementViolation) {
        if !violations.contains(violation) { violations.append(violation) }
    }
}
