/// A recipient of a payment with its account number.
package struct PaymentParty: Identified, Hashable, Sendable {
    /// Prefix of ids: `pty_…`.
    package static let idPrefix = "pty"

    /// 1 to 70 characters.
    package var name: String
    package var number: PaymentNumber
    /// The bank's name; may be empty.
    package var bank: String
    /// The BIC (ISO 9362), 8 or 11 characters; nil if unknown.
    package var bic: String?
    /// Nil if unknown.
    package var address: PostalAddress?

    package init(name: String, number: PaymentNumber, bank: String = "", bic: String? = nil, address: PostalAddress? = nil) {
        self.name = name
        self.number = number
        self.bank = bank
        self.bic = bic
        self.address = address
    }
}

/// The account number of a recipient. It is stored in full, because transfers need it.
package enum PaymentNumber: Hashable, Sendable {
    case iban(IBAN)
    /// A national number: 1 to 34 letters, digits, blanks and hyphens.
    case other(String)

    /// Parses a typed number: an IBAN if valid, otherwise a national number on one line.
    package init(_ text: String) {
        self = (try? IBAN(text)).map(Self.iban) ?? .other(text.onOneLine)
    }

    /// The IBAN; nil for a national number.
    package var iban: IBAN? { if case .iban(let iban) = self { iban } else { nil } }

    /// The number as used in payments: an IBAN in electronic form.
    package var text: String {
        switch self {
        case .iban(let iban): iban.text
        case .other(let number): number
        }
    }

    /// The number as shown on screens: an IBAN in full, another number masked.
    package var shown: String {
        switch self {
        case .iban(let iban): iban.formatted
        case .other(let number): number.maskedAccountNumber
        }
    }
}

/// A postal address in the structured form that payments require.
package struct PostalAddress: Hashable, Sendable {
    /// Street and number; may be empty.
    package var street: String
    /// May be empty.
    package var postalCode: String
    /// Not empty.
    package var town: String
    /// Two letters (ISO 3166).
    package var country: String

    package init(street: String = "", postalCode: String = "", town: String, country: String) {
        self.street = street
        self.postalCode = postalCode
        self.town = town
        self.country = country
    }
}
