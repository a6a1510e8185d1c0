import Models

/// German business transaction codes (Geschäftsvorfallcodes) that indicate a purpose.
///
/// Source: DFÜ-Abkommen, Anlage 3, chapter 8.2.3 (codes of SEPA payments and of bookings of the bank).
enum BusinessCodes {
    static func category(_ code: String, isIncome: Bool) -> StandardCategory? {
        switch code {
        // Lohn, Gehalt, Rente; Bezüge.
        case "053", "153", "819": isIncome ? .salary : nil
        // Geldautomat, Auszahlung.
        case "083", "082": isIncome ? nil : .withdrawal
        // Gebühren, Provision, Mahngebühren, Kreditkosten.
        case "808", "809", "810", "811": isIncome ? nil : .fee
        // Abschluss, Zinsen, kapitalisierte Zinsen, Zinsberichtigung.
        case "805", "814", "815", "817": isIncome ? .interest : .fee
        default: nil
        }
    }
}
