/// Says what a stored card or benefit is called and worth: what a person has set, else what the catalogue says, else what was known last (ADR-001,
/// decision 4).
package protocol TemplateResolverProtocol: Sendable {
    func resolveName(for card: Card) -> String
    func resolveIssuer(for card: Card) -> String
    func resolveGradient(for card: Card) -> CardGradient
    func resolveName(for benefit: Benefit) -> String
    /// What one use is worth.
    func resolveValue(for benefit: Benefit) -> Money
}
