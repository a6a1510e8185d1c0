/// Distinguishes references of letters from words by the frequency of their letter pairs: `HPHZEH` is no word of any language.
///
/// One cost for each pair of letters and for the ends of words, in half bits from `a` for none, counted over the 9,500 distinct words of
/// names and terms in 40 languages that Categorisation embeds (`shops.tsv`, `names.tsv`, `words.tsv`).
enum LetterPairs {
    /// The minimum length of a text that can be distinguished from a word.
    static let shortest = 5

    /// Whether a folded text of Latin letters is a reference.
    ///
    /// - Parameter isBehindStar: whether it follows `*`, where references are more frequent than names.
    static func isReference(_ text: String, isBehindStar: Bool) -> Bool {
        let limit = isBehindStar ? 84 : 88
        var count = 0
        var sum = 0
        var last = 0
        for byte in text.utf8 {
            guard byte >= 0x61, byte <= 0x7A else { return false }
            let letter = Int(byte) - 0x60
            sum += cost(last, letter)
            last = letter
            count += 1
        }
        guard count >= shortest else { return false }
        sum += cost(last, 0)
        return sum * 10 > limit * (count + 1) && !words.contains(text)
    }

    private static func cost(_ first: Int, _ second: Int) -> Int { Int(costs[first * 27 + second]) - 0x61 }

    /// Rows and columns: the end of a word, then `a` to `z`.
    private static let costs: [UInt8] = Array(
        """
        zihhjjjjjmmkjilliqjhinlkrpo
        gpljkqmknkrlhjgqlugiikmoolp
        jflptfrtphrqirtgvvglrhtpzkz
        igrmshsweiuhkrqfqrknkkwwwoq
        fhoomfonogtsmnohpvjjmkontlq
        fkmkllonpkwmhlgontfhjmnonmp
        hgxoqgirqgrrhrqgqxgoiixxxnt
        fhqrrerlkivsknmhrzhjojsrvmt
        heprqfssrhvqknkfszjmlisnzmz
        ijnhkinkssqlikfilpkhipltoum
        keonpettnjtnotnettpmoftttpt
        fgpusfqqohrnlpohptjijkpozms
        ggookfooqgxngnqhozrkkjoqvlq
        hekmvfprtgzqplrgjzqmokrzznr
        fiokhgqhpiskppkjptrihmqpuno
        gnlkknmmnmqmijgjjwgjijmlonr
        hftnrfopkhzqiqqgjzhkkkztzns
        hlnrnnnrrlrrnlrnrrnnrbnrrnr
        ghmlkgokogwkmllhoumiikopvlp
        djpjrhqpjjtlnmpjkssigkqnzoq
        fhpmrfqpihxpnpphqzijjkqouln
        jmjjkjmkmjtojjgpkvfghrrrppo
        kfnrrdxorexsopohpxnnroqxxnr
        ierroepplfxonnkgsxmkrmxqxmx
        ckmlujmuuguqluuliuqnhnuuimu
        cjmknjnmoqqpkjljltlhlnqorxr
        gfpvmfropgvmmolhmvvmlkrmvkh
        """.utf8.filter { $0 > 0x20 })
}
