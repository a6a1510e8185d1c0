import CEmbeddedFiles
import Models

/// What banks write in front of the name of a shop, `Resources/prefixes.tsv`: the kind of booking, of card, of order. Folded; several words
/// are a phrase. `#` stands for a number, `@` for a city, which some banks write in front of the shop.
enum BankPrefixes {
    /// A part of a phrase.
    private enum Part {
        case word(String)
        case number
        case place
    }

    /// The phrases by their first words, the longest first.
    private static let phrases: [String: [[Part]]] = {
        var phrases: [String: [[Part]]] = [:]
        for row in embedded_prefixes_tsv().rows(of: 1) {
            let words = row[0].split(separator: " ").map(String.init)
            guard let first = words.first else { continue }
            phrases[first, default: []].append(
                words.dropFirst().map { word in
                    switch word {
                    case "#": .number
                    case "@": .place
                    default: .word(word)
                    }
                })
        }
        return phrases.mapValues { $0.sorted { $0.count > $1.count } }
    }()

    /// The number of words at the front that form a phrase; 0: none.
    ///
    /// - Parameters:
    ///   - word: a word at a position from the front; nil behind the last one.
    ///   - isNumber: whether the word at a position is a number or reference.
    static func length(_ word: (Int) -> String?, isNumber: (Int) -> Bool) -> Int {
        guard let first = word(0), let known = phrases[first] else { return 0 }
        for phrase in known where matches(phrase, word, isNumber) { return phrase.count + 1 }
        return 0
    }

    private static func matches(_ phrase: [Part], _ word: (Int) -> String?, _ isNumber: (Int) -> Bool) -> Bool {
        for (index, part) in phrase.enumerated() {
            guard let next = word(index + 1) else { return false }
            switch part {
            case .word(let wanted): if next != wanted { return false }
            case .number: if !isNumber(index + 1) { return false }
            case .place: if !PayeeWords.places.contains(next) { return false }
            }
        }
        return true
    }
}
