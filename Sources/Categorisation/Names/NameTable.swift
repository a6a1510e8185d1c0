import CEmbeddedFiles
import Models
import Recurrence
import ServiceCatalogueFile

/// Names of shops, services and offices, with the category of their goods.
struct NameTable: Sendable {
    /// An entry of the table.
    struct Entry: Sendable {
        /// In common spelling.
        var name: String
        var category: StandardCategory
        /// Whether the spelling is one word of a longer name: `Village` of Village Cinemas.
        var isShortened = false
    }

    private var entries: [String: Entry] = [:]
    private static let longest = 5

    /// Reads `shops.tsv`, `tags.tsv` and `names.tsv`, and the known services.
    static func load() throws(TableFileError) -> NameTable {
        var tags: [Substring: (category: StandardCategory, rank: Int)] = [:]
        for (index, row) in try TableFile.rows(embedded_tags_tsv(), name: "tags.tsv", columns: 2).enumerated() {
            tags[row[0]] = (try category(row[1], "tags.tsv", index), index)
        }
        var votes = Votes()
        for row in try TableFile.rows(embedded_shops_tsv(), name: "shops.tsv", columns: 3) {
            guard let tag = tags[row[2]] else { continue }
            votes.add(name: row[0], aliases: row[1], tag.category, rank: tag.rank)
        }
        var table = NameTable(entries: votes.entries)
        // Names that the project adds have precedence over those of places.
        for (index, row) in try TableFile.rows(embedded_names_tsv(), name: "names.tsv", columns: 3).enumerated() {
            let category = try category(row[2], "names.tsv", index)
            for spelling in [row[0]] + row[1].split(separator: "|") {
                let key = NameTable.key(String(spelling))
                if !key.isEmpty { table.entries[key] = Entry(name: String(row[0]), category: category) }
            }
        }
        do throws(ServiceCatalogueError) {
            for service in try ServiceCatalogueFile.load().services {
                for key in [service.name] + service.payeeKeys {
                    let key = NameTable.key(key)
                    if !key.isEmpty, table.entries[key] == nil {
                        table.entries[key] = Entry(name: service.name, category: service.category)
                    }
                }
            }
        } catch {
            throw TableFileError(file: "services.json", row: 0)
        }
        return table
    }

    private init(entries: [String: Entry]) {
        self.entries = entries
    }

    /// The name at the beginning of a payee, and the words behind it.
    ///
    /// - Parameters:
    ///   - words: the payee's words from its name on.
    ///   - isWord: whether a word has a meaning of its own, so that it is no name where other words follow.
    func find(_ words: [String], isWord: (String) -> Bool) -> (entry: Entry, rest: [String])? {
        let words = words.prefix(8).flatMap(Self.parts)
        for count in stride(from: min(Self.longest, words.count), to: 0, by: -1) {
            let key = words[..<count].joined(separator: " ")
            guard let entry = entries[key] ?? Transcription.plain(key).flatMap({ entries[$0] }) else { continue }
            let rest = Array(words[count...])
            if count == 1, Self.isCommon(words[0]) || isWord(words[0]) || entry.isShortened, !Self.isOfBranch(rest) { continue }
            return (entry, rest)
        }
        return nil
    }

    // MARK: - Private

    /// A name's words without the signs between them: `H&M` and `H & M` are `h m`.
    private static func key(_ name: String) -> String {
        PayeeKey.nameWords(name).flatMap(parts).joined(separator: " ")
    }

    private static func parts(_ word: String) -> [String] {
        word.utf8.contains(UInt8(ascii: "&")) ? word.split(separator: "&").map(String.init) : [word]
    }

    private static func isCommon(_ word: String) -> Bool {
        if word.utf8.count <= 3 { return !CommonNames.short.contains(word) }
        // `Bob's` is folded to `bobs`.
        let stem = word.last == "s" ? String(word.dropLast()) : word
        return [word, stem, Transcription.plain(word) ?? word].contains {
            CommonNames.words.contains($0) || PersonNames.given.contains($0)
        }
    }

    /// Whether the words after a name denote one of its branches: the number of a branch with whatever follows, or nothing but suffixes.
    private static func isOfBranch(_ rest: [String]) -> Bool {
        if let first = rest.first, first.utf8.count >= 3, first.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return true }
        return rest.allSatisfy(isSuffix)
    }

    private static func isSuffix(_ word: String) -> Bool {
        word.utf8.count == 1 || PayeeKey.isSuffix(word) || CommonNames.suffixes.contains(word)
    }

    private static func category(_ text: Substring, _ file: String, _ index: Int) throws(TableFileError) -> StandardCategory {
        guard let category = StandardCategory(rawValue: String(text)) else { throw TableFileError(file: file, row: index + 1) }
        return category
    }

    /// One name can be several kinds of places: the category of most of them counts, names before aliases; in a tie the tag of lower rank.
    private struct Votes {
        private struct Candidate {
            var name: String
            var category: StandardCategory
            var votes: Int
            var rank: Int
        }

        private var candidates: [String: [Candidate]] = [:]

        mutating func add(name: Substring, aliases: Substring, _ category: StandardCategory, rank: Int) {
            vote(name, Candidate(name: String(name), category: category, votes: 4, rank: rank))
            for alias in aliases.split(separator: "|") {
                vote(alias, Candidate(name: String(name), category: category, votes: 1, rank: rank))
            }
        }

        private mutating func vote(_ spelling: Substring, _ vote: Candidate) {
            let key = NameTable.key(String(spelling))
            guard !key.isEmpty else { return }
            var known = candidates[key, default: []]
            if let index = known.firstIndex(where: { $0.category == vote.category }) {
                known[index].votes += vote.votes
                known[index].rank = min(known[index].rank, vote.rank)
            } else {
                known.append(vote)
            }
            candidates[key] = known
        }

        var entries: [String: Entry] {
            var entries: [String: Entry] = [:]
            for (key, known) in candidates {
                guard let best = known.min(by: { ($1.votes, $0.rank) < ($0.votes, $1.rank) }) else { continue }
                let isShortened = !key.contains(" ") && NameTable.key(best.name).hasPrefix(key + " ")
                entries[key] = Entry(name: best.name, category: best.category, isShortened: isShortened)
            }
            return entries
        }
    }
}
