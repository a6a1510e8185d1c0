import Models

/// The normalised name of a payee: the part that is the same in every charge.
///
/// `PAYPAL *SPOTIFY 4029357733 LU`, `Spotify P1A2B3 Stockholm`, `COMPRA TARJ. SPOTIFY HPHZEH` and `SPOTIFY` are `spotify`. For a text without any
/// name it is the folded text.
package enum PayeeKey {
    /// The version of the rules.
    package static let version: Int64 = 2

    /// The normalised name of a payee's text; empty for an empty text.
    package static func key(_ text: String) -> String {
        let words = named(tokens(text))
        var name: [String] = []
        for (position, word) in words.enumerated() {
            // Words after a number, a reference, a country or a city are not part of the name.
            if position > 0, !name.isEmpty,
                isReference(word) || isCode(word) || isLabel(words, position) || PayeeWords.places.contains(word.text)
                    || PayeeWords.months.contains(word.text)
            {
                break
            }
            // Words after the form of a company describe the charge.
            if !name.isEmpty, PayeeWords.companyForms.contains(word.text) { break }
            if PayeeWords.noise.contains(word.text) || word.text.utf8.count < 2 { continue }
            // `PORKBUN.COM PORKBUN.COM`: the name is followed by its address.
            if name.contains(word.text) { break }
            name.append(word.text)
            if name.count == most { break }
        }
        if name.count >= 3, let last = name.last, PayeeWords.states.contains(last) {
            // A city stands before its state.
            name.removeLast(2)
        }
        if name.isEmpty { name = words.map(\.text).filter { !PayeeWords.noise.contains($0) } }
        return name.isEmpty ? text.folded.trimmingSpaces : name.joined(separator: " ")
    }

    /// The words of a text, folded.
    package static func words(_ text: String) -> [String] { tokens(text).map(\.text) }

    /// The words of a payee's text from its name on: without the payment service, the kind of booking and the numbers in front of it.
    package static func nameWords(_ text: String) -> [String] { named(tokens(text)).map(\.text) }

    /// Whether a word after a name is a place, a country, a number or the form of a company, and not part of the name.
    package static func isSuffix(_ word: String) -> Bool {
        PayeeWords.noise.contains(word) || PayeeWords.places.contains(word) || PayeeWords.states.contains(word)
            || PayeeWords.companyForms.contains(word) || word.utf8.contains { (0x30...0x39).contains($0) }
    }

    /// Whether a word is the name of a payment service, which names the seller in its memo.
    package static func isPaymentService(_ word: String) -> Bool { PayeeWords.processors.contains(word) }

    private static let most = 4

    // MARK: - Private

    private struct Token {
        var text: String
        /// Whether a star follows the token, as after a payment service.
        var isPrefix: Bool
        var isBehindStar: Bool
        var hasDigit: Bool
    }

    /// A reference behind a name, of digits or of letters.
    private static func isReference(_ token: Token) -> Bool {
        token.hasDigit ? token.text.utf8.count > 3 : LetterPairs.isReference(token.text, isBehindStar: token.isBehindStar)
    }

    /// A reference, date, number or phone number. A name such as `o2` or `1und1` is short and has letters.
    private static func isCode(_ token: Token) -> Bool {
        guard token.hasDigit else { return false }
        let letters = token.text.utf8.count { $0 >= 0x61 }
        return letters == 0 || token.text.utf8.count > 5 && letters * 2 <= token.text.utf8.count + 1
            || token.text.utf8.count > 8 && letters * 4 <= token.text.utf8.count * 3
    }

    /// Whether a token is the label of the number behind it.
    private static func isLabel(_ words: [Token], _ position: Int) -> Bool {
        guard position + 1 < words.count, words[position + 1].hasDigit else { return false }
        return PayeeWords.labels.contains(words[position].text)
    }

    /// The tokens from the payee's name on: behind the kind of booking, the payment service and the numbers in front of it.
    private static func named(_ tokens: [Token]) -> [Token] {
        var words = tokens[...]
        while words.count > 1 {
            let count = prefix(of: words)
            guard count > 0, count < words.count else { break }
            words.removeFirst(count)
        }
        // If nothing but numbers is left, the kind of booking is used.
        guard words.count < tokens.count, !words.contains(where: isName) else { return Array(words) }
        return tokens
    }

    private static func isName(_ token: Token) -> Bool {
        !isCode(token) && token.text.utf8.count > 1 && !PayeeWords.noise.contains(token.text)
    }

    /// The number of tokens, of which there are at least two, in front of the name.
    private static func prefix(of words: ArraySlice<Token>) -> Int {
        let first = words[words.startIndex]
        let start = words.startIndex
        let phrase = BankPrefixes.length {
            start + $0 < words.endIndex ? words[start + $0].text : nil
        } isNumber: {
            isCode(words[start + $0])
        }
        if phrase > 0 { return phrase }
        if PayeeWords.processors.contains(first.text), first.isPrefix || isCode(words[start + 1]) { return 1 }
        if PayeeWords.leading.contains(first.text) || isCode(first) { return 1 }
        // `K*COOP`, `CCV*BAKKERIJ`: the company of a terminal.
        if first.isPrefix, first.text.utf8.count <= 3, !PayeeWords.shortNames.contains(first.text) { return 1 }
        return 0
    }

    private static func tokens(_ text: String) -> [Token] {
        var tokens: [Token] = []
        var word: [UInt8] = []
        var hasDigit = false
        func end(isPrefix: Bool) {
            if !word.isEmpty {
                let isBehindStar = tokens.last?.isPrefix ?? false
                tokens.append(
                    Token(text: String(decoding: word, as: UTF8.self), isPrefix: isPrefix, isBehindStar: isBehindStar, hasDigit: hasDigit))
            }
            if word.isEmpty, isPrefix, !tokens.isEmpty { tokens[tokens.count - 1].isPrefix = true }
            word.removeAll(keepingCapacity: true)
            hasDigit = false
        }
        for byte in text.folded.utf8 {
            switch byte {
            case 0x61...0x7A, 0x80...: word.append(byte)
            case 0x30...0x39:
                word.append(byte)
                hasDigit = true
            case UInt8(ascii: "*"): end(isPrefix: true)
            // `mcdonald's` is one word.
            case UInt8(ascii: "'"): continue
            case UInt8(ascii: "&") where !word.isEmpty: word.append(byte)
            default: end(isPrefix: false)
            }
        }
        end(isPrefix: false)
        return tokens
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
