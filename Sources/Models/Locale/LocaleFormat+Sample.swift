extension LocaleFormat {
    /// A formatted amount and day, shown when choosing a locale: `1.234,56 € · 15.11.2026`.
    package var sample: String {
        let amount = Currency(code: "EUR").map { Money(minorUnits: 123_456, currency: $0).formatted(in: self) } ?? ""
        let day = Day(year: 2026, month: 11, day: 15)?.formatted(in: self) ?? ""
        return "\(amount) · \(day)"
    }
}
