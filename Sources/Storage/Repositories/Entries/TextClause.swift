/// A condition that the text index answers.
indirect enum TextClause: Hashable {
    /// All of these words; the last one also as the beginning of a word, if it has two bytes at least.
    case words([String], isLastPrefix: Bool)
    /// The amount of a transaction without its sign, in minor units.
    case amount(UInt64)
    /// Any of these.
    case any([TextClause])
}
