import Foundation

/// What a reader sees or hears of a page: text and the attributes that are read aloud, without marked data.
struct VisibleText {
    /// Words with a lowercase ASCII letter. Those without are codes: IBANs, references, currencies.
    let words: Set<String>

    init(_ html: String) {
        var text = html
        for hidden in [
            /<script.*?<\/script>/.dotMatchesNewlines(), /<style.*?<\/style>/.dotMatchesNewlines(), /<code.*?<\/code>/.dotMatchesNewlines(),
        ] {
            text = text.replacing(hidden, with: " ")
        }
        var visible: [Substring] = []
        for match in text.matches(of: /(?:aria-label|title|placeholder|alt|data-label|data-value)="([^"]*)"/) { visible.append(match.1) }
        let body = text.replacing(/<[^>]*>/, with: "\n")
        visible.append(body[...])
        var words: Set<String> = []
        for part in visible {
            let decoded = part.replacing(/&[a-z#0-9]+;/, with: " ").replacing(/⟪[^⟫]*⟫/.dotMatchesNewlines(), with: " ")
                // Names of time zones.
                .replacing(/[A-Z][A-Za-z]+\/[A-Za-z_\/+-]+/, with: " ")
            for match in decoded.matches(of: /[A-Za-z0-9]+/) where match.output.contains(where: \.isLowercase) {
                words.insert(String(match.output))
            }
        }
        self.words = words
    }
}
