import CEmbeddedFiles
import Foundation
import Testing

@testable import Models

/// The list of common passwords and names, and passphrases made of its entries.
struct CommonPassphraseTests {

    private func isGuessable(_ passphrase: String) -> Bool {
        if case .guessable = PassphraseRule.violation(of: passphrase, names: []) { true } else { false }
    }

    @Test func theListHoldsMoreThanTenThousandEntriesInOrder() {
        for list in [CommonPassphrases.frequent, CommonPassphrases.common] {
            let words = list.buffer.split { $0 <= 0x20 }
            #expect(zip(words, words.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
            #expect(words.allSatisfy { CommonPassphrases.lengths.contains($0.count) && $0.allSatisfy { (0x21...0x7E).contains($0) } })
        }
        #expect(CommonPassphrases.entries.count >= 10_000)
        #expect(CommonPassphrases.frequent.count + CommonPassphrases.common.count <= 200 * 1_024)
    }

    @Test func everyEntryIsFoundAndNothingElse() {
        let entries = CommonPassphrases.entries
        let known = Set(entries)
        var missing: [Substring] = []
        for (index, entry) in entries.enumerated() where index % 4 == 0 || entry.count > 10 {
            var lengths: [Int] = []
            CommonPassphrases.prefixes(of: Array("\(entry)~~~".utf8), from: 0) { length, _ in lengths.append(length) }
            let expected = (4...entry.count).filter { known.contains(entry.prefix($0)) }
            if lengths.sorted() != expected { missing.append(entry) }
        }
        #expect(missing.isEmpty)
        for word in ["", "aaa", "qqqq~", "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz~", "~~~~", "\u{1}\u{1}\u{1}\u{1}"] {
            CommonPassphrases.prefixes(of: Array(word.utf8), from: 0) { length, _ in
                #expect(known.contains(word.prefix(length)), "\(word)")
            }
        }
    }

    @Test func everyEntryOfTwelveCharactersIsInvalid() {
        let long = CommonPassphrases.entries.filter { $0.count >= PassphraseRule.minimumLength }
        #expect(long.count > 100)
        #expect(long.filter { !isGuessable(String($0)) } == [])
    }

    @Test func variationsOfOneEntryAreInvalid() {
        var random = SeededGenerator(seed: 14)
        let entries = CommonPassphrases.entries
        var taken: [String] = []
        for _ in 0..<120 {
            let word = String(entries[Int.random(in: entries.indices, using: &random)])
            let shapes = [
                word + word + word, word + "123456789", "2024" + word + "2025!", word.capitalized + "1234567!", word + "!!!!!!!!",
                String(word.reversed()) + word + "1", word + " " + word + " " + word, "0000" + word + "0000",
                word + "-" + word + "-" + word,
            ]
            taken += shapes.filter { $0.count >= PassphraseRule.minimumLength && !isGuessable($0) }
        }
        #expect(taken == [], "seed 14")
    }

    @Test func twoEntriesWithAYearAreInvalid() {
        var random = SeededGenerator(seed: 15)
        let entries = CommonPassphrases.entries
        var taken: [String] = []
        for _ in 0..<120 {
            let words = (0..<2).map { _ in String(entries[Int.random(in: entries.indices, using: &random)]) }
            for shape in [words[0] + words[1] + "2026", words[0].capitalized + words[1].capitalized + "1", words.joined(separator: " ")]
            where shape.count >= PassphraseRule.minimumLength && !isGuessable(shape) {
                taken.append(shape)
            }
        }
        #expect(taken == [], "seed 15")
    }

    @Test(arguments: [
        // Walks over US, German, French and Dvorak keyboards and number pads.
        "qwertyuiop[]", "asdfghjkl;'asdf", "zxcvbnm,./zxcv", "qwertzuiopü+", "yxcvbnm,.-yxcv", "azertyuiopqs", "wxcvbn,;:!wxc",
        "aoeuidhtns-aoeu",
        "',.pyfgcrl/=", "1qaz2wsx3edc4rfv", "1qaz!QAZ2wsx@WSX", "zaq12wsxcde3", "qazwsxedcrfv", "!@#$%^&*()_+", "789456123789",
        "147258369147",
        "7894561230789", "asdfjkl;asdfjkl;", "poiuytrewqlkj",
        // Names with digits, days and years.
        "jennifer1985jennifer", "Michael12345", "Michael.Jackson.1", "Anna 01.02.1990", "Anna2010Peter2012", "19851985198519",
        "20240101-20241231",
        // Letters as signs, words backwards, repetitions.
        "P@$$w0rdP@$$w0rd", "p4ssw0rd-2026", "drowssapdrowssap", "xk7qxk7qxk7q", "monkey.monkey.monkey", "abccbaabccba",
        // Phrases and words related to the app.
        "correct-horse-battery-staple", "i love my money", "mybankaccount", "householdmoney", "my password is 1", "coffercoffer1",
        "familybudget1",
        "sparkasse2026!", "passwort passwort", "Januar2026!!!", "loremipsumdolor",
    ])
    func patternsAreRefused(passphrase: String) {
        #expect(isGuessable(passphrase))
    }

    @Test func namesOfTheMemberAddLittleInAnySpelling() {
        let names = ["żaneta", "Żaneta Öz", "Иван и Мария"]
        for passphrase in ["Zaneta Zaneta 1", "atenaz-zaneta", "z4neta2026!!", "иванмария2026"] {
            guard case .guessable = PassphraseRule.violation(of: passphrase, names: names) else {
                Issue.record("\(passphrase) is taken")
                continue
            }
        }
        // A name is allowed in an otherwise strong passphrase.
        #expect(PassphraseRule.violation(of: "zaneta grows quinces", names: names) == nil)
        // The name in another alphabet does not count as the name.
        #expect(PassphraseRule.violation(of: "жуткая вьюга ночью", names: names) == nil)
    }

    @Test func fourRandomWordsAreValid() {
        var random = SeededGenerator(seed: 16)
        let plain = OrdinaryWords.all
        // The worst case: every word is in the list.
        let listed = CommonPassphrases.entries.filter { (4...8).contains($0.count) && $0.allSatisfy(\.isLetter) }.map(String.init)
        for (name, words, allowed) in [("ordinary words", plain, 0), ("words of the list", listed, 2)] {
            var refused: [String] = []
            for _ in 0..<400 {
                let passphrase = (0..<4).map { _ in words[Int.random(in: words.indices, using: &random)] }.joined(separator: " ")
                if PassphraseRule.violation(of: passphrase, names: ["tamara", "Tamara Lukasik", "Lindenhof"]) != nil {
                    refused.append(passphrase)
                }
            }
            print("Of 400 passphrases of four \(name) \(refused.count) were refused (seed 16)")
            #expect(refused.count <= allowed, "\(name), seed 16: \(refused)")
        }
    }

    @Test func theLongestPassphraseIsEstimatedQuickly() {
        #expect(isGuessable(String(repeating: "p@ssw1rd", count: 125)))
        #expect(isGuessable(String(repeating: "q", count: 1_000)))
        #expect(isGuessable(String(repeating: "qw", count: 500)))
    }
}
