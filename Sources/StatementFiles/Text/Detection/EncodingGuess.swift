import Models

/// The most likely encoding of bytes that are not UTF-8, by the letters of languages.
struct EncodingGuess: Hashable {
    var encoding: TextEncoding
    /// The next likely encoding that gives other characters; set if the bytes do not distinguish between the two.
    var alternative: TextEncoding?

    /// An encoding, the bits that it has to gain before it is preferred to Windows-1252, and its languages.
    private struct Candidate: Sendable {
        var encoding: TextEncoding
        var handicap: Int
        /// Empty for an East Asian encoding.
        var languages: [Language] = []
    }

    /// A language, and the bits that a file in it has to gain before it is preferred to languages of more people.
    private struct Language: Sendable {
        var letters: LanguageLetters
        var handicap: Int

        init(_ language: LanguageLetters.Language, handicap: Int = 0) {
            (letters, self.handicap) = (LanguageLetters(language), handicap)
        }
    }

    /// The additional cost of a word in another language than the file's.
    private static let otherLanguageCost = 4

    /// An encoding that is certain.
    init(_ encoding: TextEncoding) {
        self.encoding = encoding
    }

    /// - Parameter sample: words of the file. Without any, the encoding is Windows-1252.
    init(_ sample: EncodingSample) {
        var best = (encoding: TextEncoding.windows1252, cost: Int.max)
        var costs: [(encoding: TextEncoding, cost: Int)] = []
        for candidate in Self.candidates {
            guard let words = Self.cost(of: sample.words, candidate) else { continue }
            let cost = words + sample.hints.cost(of: candidate.encoding)
            costs.append((candidate.encoding, cost))
            if cost < best.cost { best = (candidate.encoding, cost) }
        }
        // Encodings that give the same characters are one candidate: the first.
        encoding = costs.first { !Self.differ($0.encoding, best.encoding, in: sample.words) }?.encoding ?? best.encoding
        let certainty = Self.certainty(of: encoding)
        let others = costs.filter { $0.cost < best.cost + certainty }.sorted { $0.cost < $1.cost }
        alternative = others.first { Self.differ($0.encoding, best.encoding, in: sample.words) }?.encoding
    }

    // MARK: - Private

    private static let western: [Language] = [
        .init(.german), .init(.french), .init(.spanish), .init(.portuguese), .init(.italian), .init(.dutch), .init(.swedish),
        .init(.danish),
        .init(.norwegian), .init(.finnish), .init(.catalan, handicap: 1), .init(.estonian, handicap: 5), .init(.icelandic, handicap: 6),
    ]
    private static let centralEuropean: [Language] = [
        .init(.polish), .init(.czech), .init(.slovak), .init(.hungarian), .init(.romanian), .init(.serboCroatian), .init(.slovene),
    ]
    /// Words whose letters are the same in Windows-1252 and another encoding do not speak for the other, so all languages are tried.
    private static let latin = western + centralEuropean + [.init(.turkish), .init(.lithuanian), .init(.latvian)]

    private static let cyrillic: [Language] = [.init(.russian), .init(.ukrainian), .init(.bulgarian), .init(.serbian)]

    private static let candidates = [
        Candidate(encoding: .windows1252, handicap: 0, languages: latin),
        Candidate(encoding: .windows1250, handicap: 5, languages: centralEuropean),
        Candidate(encoding: .windows1251, handicap: 5, languages: cyrillic),
        Candidate(encoding: .windows1253, handicap: 4, languages: [.init(.greek)]),
        Candidate(encoding: .windows1254, handicap: 5, languages: [.init(.turkish)]),
        Candidate(encoding: .windows1257, handicap: 6, languages: [.init(.lithuanian), .init(.latvian), .init(.estonian, handicap: 3)]),
        Candidate(encoding: .latin9, handicap: 5, languages: latin),
        Candidate(encoding: .latin2, handicap: 6, languages: centralEuropean),
        Candidate(encoding: .ibm850, handicap: 8, languages: latin),
        Candidate(encoding: .ibm852, handicap: 9, languages: centralEuropean),
        Candidate(encoding: .koi8R, handicap: 8, languages: [.init(.russian)]),
        Candidate(encoding: .gb18030, handicap: 6),
        Candidate(encoding: .shiftJIS, handicap: 6),
        Candidate(encoding: .eucKR, handicap: 7),
        Candidate(encoding: .big5, handicap: 7),
        Candidate(encoding: .eucJP, handicap: 9),
    ]

    /// The bits by which an encoding has to be better than the next to be certain.
    private static func certainty(of encoding: TextEncoding) -> Int { encoding == .windows1252 ? 4 : encoding.isMultibyte ? 8 : 6 }

    private static func cost(of words: [[UInt8]], _ candidate: Candidate) -> Int? {
        if candidate.languages.isEmpty {
            guard let text = EastAsianText(candidate.encoding) else { return nil }
            return words.reduce(candidate.handicap) { $0 + text.cost(of: $1) }
        }
        guard let text = SingleByteText(candidate.encoding) else { return nil }
        let languages = candidate.languages
        // The costs of the file in each language as its own, with words of others where these fit better.
        var totals = languages.map { candidate.handicap + $0.handicap }
        for word in words {
            let own = languages.map { text.cost(of: word, in: $0.letters) }
            let other = western.lazy.map { text.cost(of: word, in: $0.letters) + $0.handicap }.min() ?? .max
            let foreign = min(zip(own, languages).lazy.map { $0 + $1.handicap }.min() ?? .max, other) + otherLanguageCost
            for index in totals.indices { totals[index] += min(own[index], foreign) }
        }
        return totals.min()
    }

    /// Whether two encodings give different characters.
    private static func differ(_ first: TextEncoding, _ second: TextEncoding, in words: [[UInt8]]) -> Bool {
        guard first != second else { return false }
        guard !first.isMultibyte, !second.isMultibyte else { return true }
        guard let first = SingleByteText(first), let second = SingleByteText(second) else { return true }
        return words.contains { $0.contains { first.scalar($0) != second.scalar($0) } }
    }
}
