/// The equalities of households that a condition implies.
struct StatementCondition {
    /// A side of an equality.
    enum Operand: Hashable {
        /// A column, of a named table or of any.
        case column(String?, String)
        case value(String)
    }

    struct Equality: Hashable {
        let one, other: Operand
    }

    /// What holds whenever the condition does.
    let equalities: Set<Equality>

    init(_ tokens: [SQLToken]) { equalities = Self.equalities(tokens[...]) }

    private static func equalities(_ tokens: ArraySlice<SQLToken>) -> Set<Equality> {
        if tokens.count == 1, tokens.first?.query == nil, let group = tokens.first?.group { return equalities(group[...]) }
        let alternatives = parts(tokens, by: "or")
        if alternatives.count > 1 {
            return alternatives.dropFirst().reduce(equalities(alternatives[0])) { $0.intersection(equalities($1)) }
        }
        let conjuncts = parts(tokens, by: "and")
        if conjuncts.count > 1 { return conjuncts.reduce(into: []) { $0.formUnion(equalities($1)) } }
        return equality(tokens)
    }

    /// The parts between a connective; neither the `AND` of `BETWEEN` nor what stands between `CASE` and `END` divides.
    private static func parts(_ tokens: ArraySlice<SQLToken>, by connective: String) -> [ArraySlice<SQLToken>] {
        var parts: [ArraySlice<SQLToken>] = []
        var (start, cases, isBetween) = (tokens.startIndex, 0, false)
        for (index, token) in zip(tokens.indices, tokens) {
            switch token.word {
            case "case": cases += 1
            case "end": cases -= 1
            case "between" where cases == 0: isBetween = true
            case "and" where cases == 0 && isBetween: isBetween = false
            case connective where cases == 0:
                parts.append(tokens[start..<index])
                start = index + 1
            default: break
            }
        }
        return parts + [tokens[start...]]
    }

    /// The equality that a comparison is, or those of a comparison of rows.
    private static func equality(_ tokens: ArraySlice<SQLToken>) -> Set<Equality> {
        let sides = tokens.parts(by: .symbol("="))
        guard sides.count == 2, !tokens.contains(where: { $0.word == "not" || $0.word == "case" }) else { return [] }
        if let one = row(sides[0]), let other = row(sides[1]), one.count == other.count {
            return Set(zip(one, other).compactMap { equality(of: $0, $1) })
        }
        return Set([equality(of: sides[0], sides[1])].compactMap(\.self))
    }

    /// The values of a row in parentheses.
    private static func row(_ side: [SQLToken]) -> [[SQLToken]]? {
        guard side.count == 1, side[0].query == nil else { return nil }
        return side[0].group?.parts(by: .symbol(","))
    }

    private static func equality(of one: [SQLToken], _ other: [SQLToken]) -> Equality? {
        guard let one = operand(one), let other = operand(other) else { return nil }
        return Equality(one: one, other: other)
    }

    private static func operand(_ tokens: [SQLToken]) -> Operand? {
        switch tokens.count {
        case 1:
            switch tokens[0] {
            case .word(let name): .column(nil, name)
            case .parameter(let name): .value(name)
            case .number(let number): .value(number)
            case .group: tokens[0].query == nil ? nil : .value("\(tokens)")
            default: nil
            }
        case 2 where tokens[0].word == "cast":
            if case .parameter(let name)? = tokens[1].group?.first { .value(name) } else { nil }
        case 3 where tokens[1] == .symbol("."):
            if let table = tokens[0].word, let name = tokens[2].word { .column(table, name) } else { nil }
        default: nil
        }
    }
}
