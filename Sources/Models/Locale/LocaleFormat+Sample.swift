extension LocaleFormat {
    /// A formatted amount and day, shown when choosing a locale: `1.234,56 € · 15.11.2026`.
    package var sample: String {
        let amount = Money(minorUnits: 123_456, currency: .euro).formatted(in: self)
        let day = Day(year: 2026, month: 11, day: 15)?.formatted(in: self) ?? ""
        return "\(amount) · \(day)"
    }
}
