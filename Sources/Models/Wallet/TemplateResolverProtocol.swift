/// Resolves the names and values of stored cards and benefits: the member's own values first, then the catalogue's, then the stored ones
/// (docs/decisions/0010-display-protocols.md).
package protocol TemplateResolverProtocol: Sendable {
    func resolveName(for card: Card) -> String
    func resolveIssuer(for card: Card) -> String
    func resolveGradient(for card: Card) -> CardGradient
    func resolveName(for benefit: Benefit) -> String
    /// The value of one use.
    func resolveValue(for benefit: Benefit) -> Money
}
