import CEmbeddedFiles
import Models

/// Words that indicate the purpose of a line.
struct WordTable: Sendable {
    /// The texts in which a word counts.
    private enum Place: String {
        case any, strong, text, payee
    }

    private struct Entry: Sendable {
        var spending: StandardCategory?
        var income: StandardCategory?
        var place: Place
        var word: String
    }

    /// The meaning of a word.
    struct Match {
        var word: String
        var category: StandardCategory
        /// Whether it has precedence over the name of a shop.
        var isStrong: Bool
    }

    private var whole: [String: Entry] = [:]
    private var beginnings: [String: Entry] = [:]
    private var ends: [String: Entry] = [:]
    /// The first words of phrases.
    private var starts: Set<String> = []
    /// The whole words of at least six letters, sorted.
    private var long: [String] = []
    private static let longest = 3
    private static let shortestPart = 4

    /// Reads `words.tsv`.
    static func load() throws(TableFileError) -> WordTable {
        var table = WordTable()
        for (index, row) in try TableFile.rows(embedded_words_tsv(), name: "words.tsv", columns: 3).enumerated() {
            guard let place = Place(rawValue: String(row[2])), let entry = entry(row[0], categories: row[1], place) else {
                throw TableFileError(file: "words.tsv", row: index + 1)
            }
            let word = entry.word
            if word.hasPrefix("*") {
                table.ends[String(word.dropFirst())] = entry
            } else if word.hasSuffix("*") {
                table.beginnings[String(word.dropLast())] = entry
            } else {
                table.whole[word] = entry
                if let end = word.firstIndex(of: " ") { table.starts.insert(String(word[..<end])) }
            }
        }
        table.long = table.whole.keys.filter { $0.utf8.count >= 6 && !$0.utf8.contains(0x20) }.sorted()
        return table
    }

    private static func entry(_ word: Substring, categories: Substring, _ place: Place) -> Entry? {
        let parts = categories.split(separator: "/", omittingEmptySubsequences: false)
        var entry = Entry(spending: nil, income: nil, place: place, word: String(word))
        for part in parts where !part.isEmpty {
            guard let category = StandardCategory(rawValue: String(part)) else { return nil }
            if parts.count == 2 {
                if part.startIndex == categories.startIndex { entry.spending = category } else { entry.income = category }
            } else {
                if category.class != .income { entry.spending = category }
                if category.class != .spending { entry.income = category }
            }
        }
        return entry
    }

    // MARK: - Matching

    private struct Candidate {
        var match: Match
        /// Strong words first, then longer phrases, then the payee, then the last word, which is the noun in English and German.
        var rank: (Int, Int, Int, Int)
    }

    /// Whether a word has a meaning by itself.
    func isWord(_ word: String) -> Bool { whole[word] != nil }

    /// The match of some words of a business's name; nil if there is none.
    func find(inName words: [String]) -> Match? {
        var best: Candidate?
        consider(words, inPayee: true, isPerson: false, isIncome: false, &best)
        return best?.match
    }

    /// The match of the words of a line; nil if there is none.
    func find(_ words: LineWords, isIncome: Bool) -> Match? {
        var best: Candidate?
        consider(words.text, inPayee: true, isPerson: words.isPerson, isIncome: isIncome, &best)
        consider(words.memo, inPayee: false, isPerson: words.isPerson, isIncome: isIncome, &best)
        return best?.match ?? (words.isPerson || isIncome ? nil : cut(words.payee))
    }

    /// The match of the last word of a payee that a bank has truncated: `MOONDANCE WINE & SPIRI`. All words that begin with it have the same meaning.
    private func cut(_ words: [String]) -> Match? {
        guard words.count > 1, let last = words.last, last.utf8.count >= 5, words.reduce(words.count - 1, { $0 + $1.utf8.count }) >= 18
        else { return nil }
        var low = 0
        var high = long.count
        while low < high {
            let middle = (low + high) / 2
            if long[middle] < last { low = middle + 1 } else { high = middle }
        }
        var found: Entry?
        for word in long[low...].prefix(Self.mostOfACutWord) where word.hasPrefix(last) {
            guard let entry = whole[word], let category = entry.spending, category.class == .spending, category != .fee,
                found == nil || found?.spending == category
            else { return nil }
            found = entry
        }
        return found.flatMap { entry in entry.spending.map { Match(word: entry.word, category: $0, isStrong: false) } }
    }

    private static let mostOfACutWord = 12

    private func consider(_ words: [String], inPayee: Bool, isPerson: Bool, isIncome: Bool, _ best: inout Candidate?) {
        for start in words.indices.prefix(24) {
            let most = isStart(words[start]) ? min(Self.longest, words.count - start) : 1
            for count in stride(from: most, to: 0, by: -1) {
                let phrase = count == 1 ? words[start] : words[start..<start + count].joined(separator: " ")
                guard let entry = entry(phrase, isPhrase: count > 1), let category = isIncome ? entry.income : entry.spending,
                    isAllowed(entry.place, inPayee: inPayee, isPerson: isPerson)
                else { continue }
                let rank = (entry.place == .strong ? 1 : 0, count, inPayee ? 1 : 0, start)
                if let known = best, known.rank >= rank { continue }
                best = Candidate(match: Match(word: entry.word, category: category, isStrong: entry.place == .strong), rank: rank)
            }
        }
    }

    /// Whether a phrase begins with a word.
    private func isStart(_ word: String) -> Bool {
        starts.contains(word) || Transcription.plain(word).map(starts.contains) ?? false
    }

    private func isAllowed(_ place: Place, inPayee: Bool, isPerson: Bool) -> Bool {
        switch place {
        case .any, .strong: true
        case .text: !isPerson
        case .payee: inPayee && !isPerson
        }
    }

    private func entry(_ phrase: String, isPhrase: Bool) -> Entry? {
        if let found = whole[phrase] ?? Transcription.plain(phrase).flatMap({ whole[$0] }) { return found }
        guard !isPhrase else { return nil }
        return part(of: phrase) ?? Transcription.plain(phrase).flatMap { part(of: $0) }
    }

    /// The longest entry that is the beginning or end of the word.
    private func part(of word: String) -> Entry? {
        let length = word.utf8.count
        guard length > Self.shortestPart else { return nil }
        for count in stride(from: length - 1, through: Self.shortestPart - 1, by: -1) {
            if let found = ends[String(word.suffix(count))] ?? beginnings[String(word.prefix(count))] { return found }
        }
        return nil
    }
}
