import Models

/// The kind, product and bank of an account, found in the name of a file or of an account, or in the text above the rows of a table.
struct AccountWords {
    private(set) var kind: AccountKind?
    /// The product as banks write it: `Visa`, `Tagesgeld`; nil if only the kind is known.
    private(set) var product: String?
    /// The words that are neither kind nor noise, as a name: `DKB`; empty if there are none.
    private(set) var bank = ""

    /// Reads the name of a file, without its folders and its extension.
    init(fileNamed name: String) {
        var tokens = Self.tokens(of: Self.withoutExtension(name.lastPathComponent))
        let used = match(tokens, Self.products + Self.kinds + Self.shortKinds)
        if let used { tokens.removeSubrange(used) }
        let rest = tokens.filter { token in
            token.text.count > 1 && !token.text.contains { $0.isNumber } && !Self.noise.contains(token.folded)
                && !Self.isKindWord(token.folded)
        }
        // A sentence or a code is no name of a bank.
        guard (1...2).contains(rest.count), rest.allSatisfy({ (2...20).contains($0.text.count) }) else { return }
        bank = rest.map { $0.text.count <= 3 ? $0.text.uppercased() : $0.text.prefix(1).uppercased() + $0.text.dropFirst() }
            .joined(separator: " ")
    }

    /// Reads the name of an account.
    init(accountNamed name: String) {
        _ = match(Self.tokens(of: name), Self.products + Self.kinds + Self.shortKinds)
    }

    /// Reads the lines above the rows of a table. Only words that are no names of columns count.
    init(head: String) {
        _ = match(Self.tokens(of: head), Self.products + Self.kinds.filter { $0.isSure })
    }

    // MARK: - Words

    private struct Word {
        var kind: AccountKind
        /// Folded; each a beginning of a word, or two words.
        var beginnings: [String]
        var product: String?
        /// Whether the word counts in a text that also contains names of columns.
        var isSure = false
    }

    private static let products: [Word] = [
        Word(kind: .credit, beginnings: ["amex", "american express", "americanexpress"], product: "American Express", isSure: true),
        Word(kind: .credit, beginnings: ["mastercard", "master card"], product: "Mastercard", isSure: true),
        Word(kind: .credit, beginnings: ["visa"], product: "Visa", isSure: true),
        Word(kind: .savings, beginnings: ["tagesgeld"], product: "Tagesgeld", isSure: true),
        Word(kind: .deposit, beginnings: ["festgeld", "termingeld"], product: "Festgeld", isSure: true),
    ]

    private static let kinds: [Word] = [
        Word(
            kind: .credit,
            beginnings: [
                "kreditkart", "creditcard", "credit card", "creditkort", "kreditkort", "kredit karte", "carte credit", "cartecredit",
            ],
            isSure: true),
        Word(kind: .savings, beginnings: ["sparkont", "sparbuch", "savings account", "spaarrekening"], isSure: true),
        Word(kind: .savings, beginnings: ["saving", "sparen", "spaar", "epargne", "livret", "ahorro", "risparmi"]),
        Word(kind: .loan, beginnings: ["loan", "mortgage", "darlehen", "hypothek", "kredit"]),
        Word(kind: .investment, beginnings: ["brokerage", "investment", "depot", "wertpapier", "securities"]),
        Word(kind: .pension, beginnings: ["pension", "altersvorsorge"]),
        Word(kind: .cash, beginnings: ["bargeld"]),
        Word(kind: .checking, beginnings: ["checking", "chequing", "girokont", "giro", "current account", "betaalrekening"]),
    ]

    /// Words that count only as whole words, since they are parts of others.
    private static let shortKinds: [Word] = [
        Word(kind: .cash, beginnings: ["cash"]), Word(kind: .checking, beginnings: ["current"]),
        Word(kind: .credit, beginnings: ["card", "karte", "carte", "tarjeta"]),
    ]

    /// Words of file names that say nothing about the account.
    private static let noise: Set<String> = [
        "account", "accounts", "activity", "all", "auszug", "bank", "banking", "book", "booking", "bookings", "buchungen", "buchung",
        "camt",
        "copy", "csv", "data", "date", "debit", "details", "download", "downloads", "export", "exported", "file", "final", "for", "from",
        "history", "import", "input", "konto", "kontoauszug", "kontoumsaetze", "kopie", "latest", "list", "liste", "mt", "my", "neu", "new",
        "of", "ofx", "old", "online", "posten", "qfx", "qif", "report", "sample", "sta", "standard", "statement", "statements", "stmt",
        "test",
        "the", "to", "transaction", "transactions", "transaktionen", "tsv", "txt", "umsaetze", "umsatz", "umsatze", "umsatzanzeige",
        "umsatzliste", "unnamed", "vom", "von", "bis", "xml", "zip",
        "jan", "january", "januar", "feb", "february", "februar", "mar", "march", "maerz", "marz", "apr", "april", "may", "mai", "jun",
        "june", "juni", "jul", "july", "juli", "aug", "august", "sep", "sept", "september", "oct", "october", "okt", "oktober", "nov",
        "november", "dec", "december", "dez", "dezember",
    ]

    // MARK: - Reading

    private struct Token {
        var text: String
        var folded: String
    }

    /// Finds the first word of a list, and returns the tokens that it takes.
    private mutating func match(_ tokens: [Token], _ words: [Word]) -> Range<Int>? {
        // A debit card charges a checking account at once.
        let isDebit = tokens.contains { $0.folded == "debit" || $0.folded.hasPrefix("girocard") }
        for word in words where !(isDebit && word.kind == .credit && !word.isSure) {
            for index in tokens.indices {
                guard let length = word.beginnings.lazy.compactMap({ Self.length(of: $0, at: index, in: tokens) }).first else { continue }
                (kind, product) = (word.kind, word.product)
                return index..<index + length
            }
        }
        return nil
    }

    private static func length(of beginning: String, at index: Int, in tokens: [Token]) -> Int? {
        let parts = beginning.split(separator: " ")
        if parts.count == 2 {
            return index + 1 < tokens.count && tokens[index].folded == parts[0] && tokens[index + 1].folded.hasPrefix(parts[1]) ? 2 : nil
        }
        let token = tokens[index].folded
        return (beginning.count > 4 ? token.hasPrefix(beginning) : token == beginning || token == beginning + "s") ? 1 : nil
    }

    private static func isKindWord(_ folded: String) -> Bool {
        var words = AccountWords()
        return words.match([Token(text: folded, folded: folded)], products + kinds + shortKinds) != nil
    }

    private init() {}

    private static func withoutExtension(_ name: String) -> String {
        guard let point = name.lastIndex(of: "."), point > name.startIndex, name.distance(from: point, to: name.endIndex) <= 5 else {
            return name
        }
        return String(name[..<point])
    }

    /// Runs of letters and runs of digits; an upper-case letter after a lower-case one begins another run.
    private static func tokens(of text: String) -> [Token] {
        var runs: [String] = []
        var last: Character?
        for character in text.prefix(2_000) {
            defer { last = character }
            guard character.isLetter || character.isNumber else { continue }
            if let last, last.isLetter || last.isNumber, last.isNumber == character.isNumber, !(last.isLowercase && character.isUppercase),
                !runs.isEmpty
            {
                runs[runs.count - 1].append(character)
            } else {
                runs.append(String(character))
            }
        }
        return runs.map { Token(text: $0, folded: $0.folded) }
    }
}
