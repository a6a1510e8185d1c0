import Categorisation
import Models
import Testing

/// How many lines of a labelled list get a category, and how many of these the right one.
@Suite struct CategorisingQualityTests {
    private static let folds = 5
    /// Lines that a household confirms in half a year.
    private static let confirmed = 600

    @Test func mostLinesAreCategorisedOnFirstContact() throws {
        let lines = try LabelledLine.all()
        #expect(lines.count >= 2_000)
        let tables = try KnownTables.shared()
        var score = CategorisingScore()
        for line in lines { score.add(line, Self.known(line, tables)) }
        let report = Comment(rawValue: "first contact, " + score.report)
        Self.write(report.rawValue)
        #expect(score.coverage >= 0.80, report)
        #expect(score.precision >= 0.97, report)
    }

    /// Lines with what banks of other countries write in front of names, in their languages.
    @Test func linesOfOtherCountriesAreCategorisedOnFirstContact() throws {
        let tables = try KnownTables.shared()
        var score = CategorisingScore()
        let lines = try LabelledLine.all().filter { !["en", "de"].contains($0.language) }
        #expect(lines.count >= 200)
        for line in lines { score.add(line, Self.known(line, tables)) }
        let report = Comment(rawValue: "first contact, other countries, " + score.report)
        Self.write(report.rawValue)
        #expect(score.coverage >= 0.80, report)
        #expect(score.precision >= 0.95, report)
    }

    /// A household confirmed lines of half a year; none of them is of a merchant that is categorised.
    @Test func confirmedLinesHelpWithMerchantsNeverSeen() throws {
        let score = try score(
            learning: { line, fold in Self.fold(of: line) != fold }, isTested: { line, fold in Self.fold(of: line) == fold })
        let report = Comment(rawValue: "half a year confirmed, other merchants, " + score.report)
        Self.write(report.rawValue)
        #expect(score.coverage >= 0.80, report)
        #expect(score.precision >= 0.97, report)
    }

    /// A household confirmed lines of half a year, and now gets those of the next days, also of payees that it knows.
    @Test func confirmedLinesHelpMostWithPayeesThatAreKnown() throws {
        let score = try score(
            learning: { line, fold in line.number % Self.folds != fold }, isTested: { line, fold in line.number % Self.folds == fold })
        let report = Comment(rawValue: "half a year confirmed, all merchants, " + score.report)
        Self.write(report.rawValue)
        #expect(score.coverage >= 0.85, report)
        #expect(score.precision >= 0.97, report)
    }

    @Test func nothingIsLearntFromAFewLines() throws {
        let tables = try KnownTables.shared()
        let examples = try LabelledLine.all().prefix(12).compactMap { line in
            line.category.map { ConfirmedPayee(payee: line.words.key, memo: "", amount: line.amount, category: Self.id($0), count: 1) }
        }
        let classifier = CategoryClassifier(examples, tables: tables)
        for line in try LabelledLine.all() { #expect(classifier.decide(line.words, amount: line.amount, tables: tables) == nil) }
    }

    // MARK: - Private

    /// Categorises each fold after learning from the lines that are given for it.
    private func score(
        learning isGiven: (LabelledLine, Int) -> Bool, isTested: (LabelledLine, Int) -> Bool
    ) throws -> CategorisingScore {
        let lines = try LabelledLine.all()
        let tables = try KnownTables.shared()
        var score = CategorisingScore()
        for fold in 0..<Self.folds {
            let given = lines.filter { isGiven($0, fold) }
            let step = max(1, given.count / Self.confirmed)
            let confirmed = Self.confirmed(given.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element))
            let classifier = CategoryClassifier(confirmed, tables: tables)
            let chosen = Dictionary(uniqueKeysWithValues: confirmed.map { (Self.key($0.payee, isIncome: $0.amount > 0), $0.category) })
            for line in lines where isTested(line, fold) {
                if let category = chosen[Self.key(line.words.key, isIncome: line.isIncome)] {
                    score.add(line, Self.category(category))
                    continue
                }
                let decision = classifier.decide(line.words, amount: line.amount, tables: tables)
                score.add(line, decision.flatMap { Self.category($0.category) } ?? Self.known(line, tables))
            }
        }
        return score
    }

    /// What the program knows without the household.
    private static func known(_ line: LabelledLine, _ tables: KnownTables) -> StandardCategory? {
        let finding =
            KnownTables.finding(of: line.codes, isIncome: line.isIncome) ?? tables.finding(of: line.words, isIncome: line.isIncome)
        return finding?.category
    }

    /// One example for each payee and direction, as a household stores them. What has no category is *other*.
    private static func confirmed(_ lines: [LabelledLine]) -> [ConfirmedPayee] {
        var payees: [String: ConfirmedPayee] = [:]
        for line in lines {
            let words = line.words
            let key = key(words.key, isIncome: line.isIncome)
            let category = id(line.category ?? (line.isIncome ? .otherIncome : .other))
            let count = (payees[key]?.count ?? 0) + 1
            payees[key] = ConfirmedPayee(
                payee: words.key, memo: words.memo.joined(separator: " "), amount: line.amount, category: category, count: count)
        }
        return payees.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func key(_ payee: String, isIncome: Bool) -> String { payee + (isIncome ? "+" : "-") }

    /// The fold of a merchant: lines of one are never in two.
    private static func fold(of line: LabelledLine) -> Int {
        var hash = StableHash()
        hash.combine(line.merchant)
        return Int(hash.value % UInt64(folds))
    }

    private static func id(_ category: StandardCategory) -> ID<Models.Category> {
        ID(rawValue: Int64((StandardCategory.allCases.firstIndex(of: category) ?? 0) + 1))
    }

    /// Nil for *other*, which is what is left.
    private static func category(_ id: ID<Models.Category>) -> StandardCategory? {
        let category = StandardCategory.allCases[Int(id.rawValue) - 1]
        return category == .other || category == .otherIncome ? nil : category
    }

    /// Writes a report to the log of the tests.
    private static func write(_ text: String) { Swift.print(text) }
}
