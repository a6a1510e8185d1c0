import CEmbeddedFiles
import Models

/// The column names in banks' exports, in English, German, French, Spanish, Italian, Dutch, Polish and other languages.
enum CSVHeaderNames {
    /// The role of a column name and the rank of the name in it, 0 being the best; nil for an unknown name.
    ///
    /// The whole name counts first, then the name without units (`Betrag in EUR`, `Amount (GBP)`), then its first words (`Solde au 31 12 2024`), then
    /// a single word (`CSVHeaderWords`).
    static func role(of name: String) -> (role: CSVColumnRole, rank: Int)? {
        let folded = fold(name)
        if let known = table[folded] { return known }
        let split = fold(withoutCamelCase(name))
        if split != folded, let known = table[split] { return known }
        // "Description1", "Omschrijving-2".
        let unnumbered = String(split.reversed().drop { $0.isNumber || $0 == " " }.reversed())
        if unnumbered != split, let known = table[unnumbered] { return (known.role, known.rank + 1) }
        let words = split.split(separator: " ").filter { $0 != "+" }
        if CSVHeaderWords.isForeign(words) || words.contains(where: { CSVHeaderWords.rates.contains($0) }) { return (.ignored, 0) }
        let core = words.filter { !CSVHeaderWords.isUnit($0) }
        if CSVHeaderWords.isPeriod(words) { return (.ignored, 0) }
        // "in" is a unit in "Betrag in EUR" and none in "Paid In (RON)".
        let named = words.filter { !CSVHeaderWords.isNumberOrCurrency($0) }
        for part in [named, core] {
            if let known = table[part.joined(separator: " ")] { return (known.role, known.rank + 1) }
        }
        if CSVHeaderWords.isBalance(core) { return (.balance, 40) }
        if let role = CSVHeaderWords.direction(of: words) ?? CSVHeaderWords.amountKind(of: words) { return (role, 45) }
        for count in stride(from: core.count - 1, through: 1, by: -1) {
            guard !CSVHeaderWords.changesMeaning(core[count]) else { break }
            guard let known = table[core[..<count].joined(separator: " ")] else { continue }
            // A preposition alone is a name, but not in front of other words: "Source", but "Source amount".
            guard ![.indicator, .kind, .id].contains(known.role), count > 1 || !CSVHeaderWords.isPreposition(core[0]) else { continue }
            if known.role == .date, CSVHeaderWords.isPurchase(core) { return (.purchaseDate, known.rank + 2) }
            return (known.role, known.rank + 2)
        }
        return CSVHeaderWords.role(of: core).map { ($0, CSVHeaderRow.wordRank) }
    }

    /// The name with a blank before each upper-case letter after a lower-case one: `BookDate`.
    private static func withoutCamelCase(_ name: String) -> String {
        var text = ""
        var isAfterSmall = false
        for character in name {
            if isAfterSmall, character.isUppercase { text.append(" ") }
            isAfterSmall = character.isLowercase
            text.append(character)
        }
        return text
    }

    /// `Resources/header-names.tsv`; the names of a role are in order of rank.
    private static let table: [String: (role: CSVColumnRole, rank: Int)] = {
        var table: [String: (role: CSVColumnRole, rank: Int)] = [:]
        var ranks: [CSVColumnRole: Int] = [:]
        for row in embedded_header_names_tsv().rows(of: 2) {
            guard let role = CSVColumnRole(rawValue: String(row[0])) else { continue }
            let rank = ranks[role, default: 0]
            ranks[role] = rank + 1
            table[fold(String(row[1]))] = (role, min(rank, 50))
        }
        return table
    }()
}
