package import Models

extension Currency {
    /// The euro.
    package static let preview = Currency.euro
    /// A second one: the United States dollar.
    static let previewForeign = Currency(code: "USD") ?? .euro
}

extension Money {
    /// Minor units of the euro.
    package static func preview(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: .preview) }
    static func previewForeign(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: .previewForeign) }
}

extension Day {
    /// `SampleHousehold.today`.
    package static let preview = SampleHousehold.today
}
