import Testing

@testable import Models

@Suite struct SearchQueryTests {

    /// How terms are read, written as the kind and the value of each; `!` stands before what is left out.
    static let texts: [(String, [String])] = [
        ("", []), ("   ", []), ("\"\"", []), ("payee:\"\"", []), ("payee:\" \"", []),
        ("coffee", ["word coffee"]), ("  corner   shop ", ["word corner", "word shop"]),
        ("\"corner shop\"", ["phrase corner shop"]), ("\"corner shop", ["phrase corner shop"]), ("\"a b\"c", ["phrase a b", "word c"]),
        ("-rent", ["!word rent"]), ("-\"old rent\"", ["!phrase old rent"]), ("-", ["word -"]), ("- a", ["word -", "word a"]),
        ("--a", ["!word -a"]),
        ("payee:rewe", ["payee rewe"]), ("PAYEE:rewe", ["payee rewe"]), ("payee:\"two words\" x", ["payee two words", "word x"]),
        ("category:food -account:cash tag:trip", ["category food", "!account cash", "tag trip"]),
        ("payee:=rewe", ["payee is rewe"]), ("payee:=\"two words\" x", ["payee is two words", "word x"]), ("payee:=\"\"", ["payee is "]),
        ("payee:=", ["word payee:="]), ("-payee:=rewe", ["!payee is rewe"]), ("is:spending", ["class spending"]),
        ("is:Income", ["class income"]),
        ("is:neutral", ["word is:neutral"]),
        ("payee:", ["word payee:"]), ("-payee:", ["word -payee:"]), ("colour:red", ["word colour:red"]), ("a:b:c", ["word a:b:c"]),
        ("12.50", ["number 12.50"]), ("12,50", ["number 12,50"]), ("€12.50", ["number €12.50"]), ("12EUR", ["number 12EUR"]),
        ("-12.50", ["number -12.50"]), ("1'234.50", ["number 1'234.50"]), ("42", ["number 42"]),
        ("-1234.56 EUR", ["number -1234.56 EUR"]), ("1 234,56", ["number 1 234,56"]), ("12 50", ["number 12", "number 50"]),
        ("12 monkeys", ["number 12", "word monkeys"]),
        ("a42", ["word a42"]), ("42a", ["word 42a"]), ("A4-2", ["word A4-2"]), ("1.2.", ["word 1.2."]), ("1..", ["word 1.."]),
        (">100", ["amounts >100"]), (">=100", ["amounts >=100"]), ("<20,5", ["amounts <20,5"]), ("<=1", ["amounts <=1"]),
        ("10..20", ["amounts 10..20"]), ("-10..20", ["!amounts 10..20"]), (">", ["word >"]), ("><5", ["word ><5"]), (">x", ["word >x"]),
        ("2026-03-04", ["days 2026-03-04 2026-03-04"]), ("2026-03", ["days 2026-03-01 2026-03-31"]),
        ("2026", ["days 2026-01-01 2026-12-31"]), ("-2026-03", ["!days 2026-03-01 2026-03-31"]),
        ("2026-01..2026-02", ["days 2026-01-01 2026-02-28"]), ("2026-02..2026-01", ["word 2026-02..2026-01"]),
        ("2026-13", ["word 2026-13"]), ("2026-02-30", ["word 2026-02-30"]), ("1812", ["number 1812"]), ("\"2026\"", ["phrase 2026"]),
        ("is:pending", ["status pending"]), ("-is:Completed", ["!status completed"]), ("is:lost", ["word is:lost"]),
        ("has:attachment", ["attachment"]), ("-has:attachment", ["!attachment"]), ("has:wings", ["word has:wings"]),
        ("?", ["word ?"]), ("100%", ["word 100%"]), ("'", ["word '"]), ("Ünïcode", ["word Ünïcode"]),
        ("שלום עולם", ["word שלום", "word עולם"]),
    ]

    @Test(arguments: texts) func aTextIsReadAsTerms(text: String, expected: [String]) {
        #expect(SearchQuery(text).terms.map(Self.spelled) == expected)
    }

    @Test(arguments: texts) func whatIsPrintedIsReadAsTheSame(text: String, expected: [String]) {
        let query = SearchQuery(text)
        #expect(SearchQuery(query.description) == query)
    }

    @Test func aTermIsRemovedByItsPosition() {
        let query = SearchQuery("rewe -cash category:\"eating out\" >10")
        #expect(
            (0..<4).map { query.removing($0).description } == [
                "-cash category:\"eating out\" >10", "rewe category:\"eating out\" >10", "rewe -cash >10",
                "rewe -cash category:\"eating out\"",
            ])
        #expect(query.removing(4) == query && query.removing(-1) == query)
    }

    @Test func noMoreThanTheMaximumIsRead() {
        let text = String(repeating: "a ", count: 10_000)
        #expect(SearchQuery(text).terms.count == SearchQuery.maximumTerms)
    }

    @Test func theWordsOfAnyTextAreSearchedForAsTheyAre() {
        #expect(SearchQuery.words(of: "Café \"Oslo\" -2026 >5 payee:x") == "\"cafe\" \"oslo\" \"2026\" \"5\" \"payee\" \"x\"")
        #expect(SearchQuery.words(of: "?!") == "")
        #expect(
            SearchQuery.payee("Rewe") == "payee:Rewe" && SearchQuery.payee("A \"B\"") == "payee:\"A B\"" && SearchQuery.payee(" ") == "")
    }

    @Test func everyCombinationOfPiecesIsReadAsItIsPrinted() {
        let pieces = ["a", "-", "\"", " ", ":", "payee:", "is:pending", "12", ".", ",", "..", ">", "2026-03", "€", "\u{301}"]
        for first in pieces {
            for second in pieces {
                for third in pieces { expectStable(first + second + third) }
            }
        }
    }

    @Test func noTextIsReadDifferentlyFromWhatItPrints() {
        let seed: UInt64 = 4_076
        var random = SeededGenerator(seed: seed)
        let alphabet = Array("ab-\"': .,<>=019%?*()^{}€—\u{202E}\u{0}\nעé🙂") + ["payee:", "tag:", "is:", "2026", " "].flatMap { Array($0) }
        for _ in 0..<20_000 {
            let length = Int.random(in: 0...24, using: &random)
            expectStable(String((0..<length).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] }), seed: seed)
        }
    }

    private func expectStable(_ text: String, seed: UInt64? = nil) {
        let query = SearchQuery(text)
        let printed = query.description
        let again = SearchQuery(printed)
        #expect(again.description == printed, "\(text.debugDescription) \(seed.map { "seed \($0)" } ?? "")")
        for index in query.terms.indices { _ = SearchQuery(query.removing(index).description) }
    }

    private static func spelled(_ term: SearchTerm) -> String {
        let condition =
            switch term.condition {
            case .word(let text): "word " + text
            case .phrase(let text): "phrase " + text
            case .payee(let text): "payee " + text
            case .payeeIs(let text): "payee is " + text
            case .categoryClass(let wanted): "class " + wanted.rawValue
            case .category(let text): "category " + text
            case .account(let text): "account " + text
            case .tag(let text): "tag " + text
            case .number(let text): "number " + text
            case .amounts(let amounts): "amounts \(amounts)"
            case .days(let days, _): "days \(days.lowerBound) \(days.upperBound)"
            case .status(let status): "status " + status.rawValue
            case .attachment: "attachment"
            }
        return (term.isExcluded ? "!" : "") + condition
    }
}
