/// Somebody who is paid, and by what.
package struct PaymentParty: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `pty_…`.
    package static let idPrefix = "pty"

    /// 1 to 70 characters.
    package var name: String
    package var number: PaymentNumber
    /// The bank's name; may be empty.
    package var bank: String
    /// The bank's identifier (ISO 9362), 8 or 11 characters; nil where it is not known.
    package var bic: String?
    /// Where they live; nil where it is not known.
    package var address: PostalAddress?

    package init(name: String, number: PaymentNumber, bank: String = "", bic: String? = nil, address: PostalAddress? = nil) {
        self.name = name
        self.number = number
        self.bank = bank
        self.bic = bic
        self.address = address
    }
}

/// What somebody is paid by. It is kept whole, because an order needs it (`product.md` section 2, *Numbers*).
package enum PaymentNumber: Hashable, Sendable {
    case iban(IBAN)
    /// A national number, 1 to 34 letters, digits, blanks and hyphens.
    case other(String)

    /// The IBAN, where it is one.
    package var iban: IBAN? { if case .iban(let iban) = self { iban } else { nil } }

    /// As it is ordered with: an IBAN in electronic form.
    package var text: String {
        switch self {
        case .iban(let iban): iban.text
        case .other(let number): number
        }
    }

    /// As screens show it: an IBAN in full, another number masked.
    package var shown: String {
        switch self {
        case .iban(let iban): iban.formatted
        case .other(let number): number.maskedAccountNumber
        }
    }
}

/// Where somebody lives, in the structured form that payments ask for.
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
