/// How many candidates a count looks at, if the indexes do not answer the search.
package struct SearchDepth: Sendable {
    /// Candidates of which only the texts are read.
    let texts: Int
    /// Candidates that are read whole.
    let entries: Int
    /// Whether the text index collects all rows of a beginning of many words, however many.
    let collectsRows: Bool

    /// As many as take no longer than the page itself.
    package static let page = SearchDepth(texts: 512, entries: 256, collectsRows: false)

    /// So many that a count up to 10,000 is exact, unless few of many candidates match.
    package static let all = SearchDepth(texts: 50_000, entries: 20_000, collectsRows: true)
}
