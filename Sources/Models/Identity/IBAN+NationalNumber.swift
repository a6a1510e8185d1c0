extension IBAN {
    /// Whether a national account number is the one in this IBAN.
    ///
    /// Accepts the account number alone, preceded by branch or bank or followed by national check digits, or the whole BBAN; with or
    /// without leading zeros, with blanks, dots and hyphens; as `BLZ/Konto`, or `prefix-account/bank` in Czechia and Slovakia; followed by
    /// a currency code as in MT940. A bank, where given, has to be this IBAN's bank.
    package func contains(nationalNumber: some StringProtocol) -> Bool {
        guard let structure = IBANRegistry.structure(of: country), nationalNumber.utf8.count <= 64 else { return false }
        let sides = nationalNumber.split(separator: "/", omittingEmptySubsequences: true)
        switch sides.count {
        case 1:
            return matches(account: sides[0], structure)
        case 2:
            if structure.hasTrailingBankCode {
                return matches(account: sides[0], structure) && matches(bank: sides[1], structure)
            }
            return matches(account: sides[1], structure) && matches(bank: sides[0], structure)
        default:
            return false
        }
    }

    // MARK: - Matching

    private func matches(account side: some StringProtocol, _ structure: IBANStructure) -> Bool {
        guard let number = NationalNumber(side, padded: structure.hasTrailingBankCode) else { return false }
        return matches(number, structure) || number.withoutCurrency.map { matches($0, structure) } ?? false
    }

    private func matches(_ number: NationalNumber, _ structure: IBANStructure) -> Bool {
        let whole = Array(text.utf8)
        if number.bytes == whole || number.bytes == Array(whole[2...]) { return true }
        guard !number.significant.isEmpty else { return false }
        let bban = whole[4...]
        let starts = structure.parts.map(\.places.lowerBound) + [structure.account.lowerBound]
        for start in starts where start <= structure.account.lowerBound {
            for end in [structure.account.upperBound, structure.bbanLength]
            where number.significant.elementsEqual(bban[(start + 4)..<(end + 4)].drop { $0 == UInt8(ascii: "0") }) {
                return true
            }
        }
        // Hungarian numbers of two groups of eight omit a third group of zeros.
        return country == "HU" && number.bytes.count == 16
            && number.bytes.elementsEqual(bban.prefix(16)) && bban.dropFirst(16).allSatisfy { $0 == UInt8(ascii: "0") }
    }

    /// A bank that is not numeric is a BIC or a name, which cannot be compared with the IBAN.
    private func matches(bank side: some StringProtocol, _ structure: IBANStructure) -> Bool {
        guard let bank = NationalNumber(side, padded: false), bank.isNumeric else { return true }
        let bban = Array(text.utf8.dropFirst(4))
        var bounds = structure.parts.map(\.places.lowerBound).filter { $0 < structure.account.lowerBound }
        bounds.append(structure.account.lowerBound)
        for (index, start) in bounds.enumerated() {
            for end in bounds[(index + 1)...]
            where bank.significant.elementsEqual(bban[start..<end].drop { $0 == UInt8(ascii: "0") }) {
                return true
            }
        }
        return false
    }
}

extension IBANStructure {
    /// Whether national numbers are written `prefix-account/bank`.
    fileprivate var hasTrailingBankCode: Bool { country == "CZ" || country == "SK" }
}

// MARK: - The number

/// A national number without its punctuation.
private struct NationalNumber {
    /// Upper-case letters and digits.
    let bytes: [UInt8]

    /// Nil if the text contains anything but letters, digits and punctuation.
    ///
    /// - Parameter padded: whether the part after a hyphen is padded to ten digits, as in Czechia and Slovakia.
    init?(_ text: some StringProtocol, padded: Bool) {
        var bytes: [UInt8] = []
        var afterHyphen: Int?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "0"..."9", "A"..."Z": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            case "a"..."z": bytes.append(UInt8(truncatingIfNeeded: scalar.value) - 32)
            case "-": afterHyphen = bytes.count
            case ".", " ", "\u{A0}", "\u{202F}": continue
            default: return nil
            }
        }
        if padded, let afterHyphen, afterHyphen > 0 {
            let missing = 10 - (bytes.count - afterHyphen)
            if missing > 0 { bytes.insert(contentsOf: repeatElement(UInt8(ascii: "0"), count: missing), at: afterHyphen) }
        }
        self.init(bytes: bytes)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The bytes without leading zeros.
    var significant: ArraySlice<UInt8> { bytes.drop { $0 == UInt8(ascii: "0") } }

    var isNumeric: Bool { !bytes.isEmpty && bytes.allSatisfy { $0 <= UInt8(ascii: "9") } }

    /// The leading digits, if a currency code follows them.
    var withoutCurrency: NationalNumber? {
        let number = NationalNumber(bytes: Array(bytes.dropLast(3)))
        guard number.isNumeric, Currency(code: String(decoding: bytes.suffix(3), as: UTF8.self)) != nil else { return nil }
        return number
    }
}
