import Models

extension Sequence<Money> {
    /// The largest amount without its sign, against which the bars of a list are drawn; zero in a currency for none.
    func largestMagnitude(in currency: Currency) -> Money {
        Money(minorUnits: Int64(clamping: map(\.minorUnits.magnitude).max() ?? 0), currency: currency)
    }
}
