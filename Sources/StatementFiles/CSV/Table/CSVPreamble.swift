import Models

/// The information above a table: the household's account, its currency, and balances with their days.
struct CSVPreamble {
    private(set) var iban: String?
    /// The account number as written, if there is no IBAN.
    private(set) var number: String?
    private(set) var currency: Currency?
    private(set) var opening: Stated?
    private(set) var closing: Stated?

    /// A balance with its day. A balance without a day is not used, because exports state the balance of today above older rows.
    struct Stated {
        var amount: DecimalFigure
        var day: CSVDate
    }

    /// The IBAN, or else the number of the household's account.
    var account: String? { iban ?? number }

    /// The cells of the preceding line, which may be the labels of the next line's values.
    private var labels: [String] = []

    /// Adds one line.
    mutating func add(_ row: CSVScanner) {
        let cells = row.fields.indices.prefix(32).map(row.text)
        addValues(cells)
        for (index, cell) in cells.enumerated() where !cell.isEmpty {
            let (label, rest) = Self.split(cell)
            let value = rest.isEmpty ? cells[(index + 1)...].first { !$0.isEmpty } ?? "" : rest
            if iban == nil { iban = IBANParser.parse(cell) ?? IBANParser.parse(rest) ?? Self.leadingIBAN(cell) }
            if currency == nil { currency = Self.amount(in: cell)?.currency }
            let words = CSVHeaderNames.fold(label).split(separator: " ")
            let isNumbered = rest.isEmpty && words.contains(where: isAccountWord) && !CSVHeaderWords.isBalance(words)
            if isNumbered, number == nil, let found = Self.trailingNumber(in: cell) {
                number = found
            } else if CSVHeaderWords.isBalance(words.filter { !CSVHeaderWords.isUnit($0) }) {
                addBalance(words, label: cell, value: value)
            } else if words.contains(where: { Self.currencyWords.contains($0) }), currency == nil {
                currency = Self.currency(in: value)
            } else if number == nil, words.contains(where: isAccountWord),
                let found = Self.number(in: value)
            {
                number = found
                currency = currency ?? Self.currency(in: value)
            }
        }
    }

    /// The digits of an account number, without a currency or blanks.
    static func digits(of text: String) -> String { String(text.filter { $0.isASCII && ($0.isNumber || $0.isLetter && $0.isUppercase) }) }

    // MARK: - Private

    private func isAccountWord(_ word: Substring) -> Bool { Self.accountWords.contains(word) || word.hasSuffix("konto") }

    /// Adds values whose labels are in the preceding line.
    private mutating func addValues(_ cells: [String]) {
        defer { labels = cells.count { !$0.isEmpty } > 1 ? cells : [] }
        guard labels.count > 1, cells.count == labels.count else { return }
        for (label, value) in zip(labels, cells) where number == nil && !label.contains(where: \.isNumber) && !label.contains(":") {
            let words = CSVHeaderNames.fold(label).split(separator: " ")
            if words.contains(where: isAccountWord), !CSVHeaderWords.isBalance(words) { number = Self.number(in: value) }
        }
    }

    /// The number at the end of a title: `Compte de dépôt n° 04106119371`.
    private static func trailingNumber(in cell: String) -> String? {
        guard let word = cell.split(separator: " ").last, word.count >= 5, word.allSatisfy({ $0.isNumber || $0 == "-" }) else { return nil }
        return number(in: String(word))
    }

    /// The label before a colon, and the text after it.
    private static func split(_ cell: String) -> (label: String, rest: String) {
        guard let colon = cell.firstIndex(of: ":") else { return (cell, "") }
        let rest = cell[cell.index(after: colon)...]
        return (String(cell[..<colon]), String(rest.drop { $0 == " " }))
    }

    private static func leadingIBAN(_ cell: String) -> String? {
        let words = cell.split { $0 == " " || $0 == "," || $0 == "(" || $0 == ")" || $0 == ":" || $0 == "/" }
        return words.prefix(6).lazy.compactMap { IBANParser.parse($0) }.first
    }

    private mutating func addBalance(_ words: [Substring], label: String, value: String) {
        guard let amount = Self.amount(in: value) ?? Self.amount(behindDayIn: label) else { return }
        let days = [label, value].lazy.compactMap(Self.day)
        guard let day = days.first else { return }
        if currency == nil { currency = amount.currency }
        let stated = Stated(amount: amount.value, day: day)
        if words.contains(where: { Self.openingWords.contains($0) }) {
            opening = opening ?? stated
        } else {
            closing = closing ?? stated
        }
    }

    /// The first date in a label, such as `Kontostand vom 05.05.2026`.
    private static func day(in text: String) -> CSVDate? {
        for word in text.split(whereSeparator: { $0 == " " || $0 == ":" || $0 == "(" || $0 == ")" }) {
            if let date = Array(word.utf8).withUnsafeBytes({ CSVDate($0) }) { return date }
        }
        return nil
    }

    /// The amount in `Solde au 31/01/2026 2 268,47 EUR`.
    private static func amount(behindDayIn text: String) -> CSVAmount? {
        let words = text.split(separator: " ")
        guard let day = words.lastIndex(where: { word in Array(word.utf8).withUnsafeBytes { CSVDate($0) != nil } }) else { return nil }
        return amount(in: words[(day + 1)...].joined(separator: " "))
    }

    private static func amount(in text: String) -> CSVAmount? {
        Array(text.utf8).withUnsafeBytes { cell in
            guard let candidate = CSVAmountCandidate(cell.trimmed()) else { return nil }
            switch candidate.evidence {
            case .comma: return CSVAmount(candidate, decimal: UInt8(ascii: ","))
            case .point, .none: return CSVAmount(candidate, decimal: UInt8(ascii: "."))
            case .possiblePoint, .possibleComma: return nil
            }
        }
    }

    private static func currency(in text: String) -> Currency? {
        for word in text.split(whereSeparator: { !$0.isLetter }) where word.utf8.count == 3 {
            if let currency = Currency(code: String(word)) { return currency }
        }
        return nil
    }

    /// The account number at the start of a text: digits in groups, masked ones included, with up to four letters in front.
    private static func number(in text: String) -> String? {
        var (digits, letters) = (0, 0)
        var number = ""
        var last: Character = " "
        for character in text {
            if character.isASCII, character.isNumber || "xX*".contains(character) && digits + letters > 0 {
                if character.isNumber { digits += 1 }
            } else if character.isASCII, character.isLetter, digits == 0, letters < 4 {
                letters += 1
            } else if ",;:".contains(character) {
                return nil
            } else if !"-/. ".contains(character) || "-/. ".contains(last) && character != " " {
                break
            }
            if character == " ", last == " " { break }
            number.append(character)
            last = character
        }
        while let last = number.last, "-/. ".contains(last) { number.removeLast() }
        guard digits >= 5, amount(in: number) == nil || !number.contains(where: { ".,".contains($0) }) else { return nil }
        guard Array(number.utf8).withUnsafeBytes({ CSVDate($0) }) == nil else { return nil }
        return number
    }

    private static func set(_ text: String) -> Set<Substring> { Set(text.split(separator: " ").map { Substring(String($0)) }) }
    private static let currencyWords = set("currency wahrung waehrung devise moneda valuta munteenheid mena bewertet divisa")
    private static let accountWords = set(
        "account konto kontonummer iban compte cuenta conto rekening rekeningnummer rachunek rachunku ucet uctu szamla cont hesap tili konti numero"
    )
    private static let openingWords = set(
        "opening beginning starting initial start anfang anfangs alter vorheriger inicial iniziale depart precedent anterior begin begin vorig poczatkowe pocatecni nyito ingaende"
    )
}
