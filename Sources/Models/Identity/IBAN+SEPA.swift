extension IBAN {
    /// Whether the account can receive SEPA credit transfers, by its country.
    package var isSEPA: Bool { SEPAArea.countries.contains(country) }
}

/// Countries of the SEPA schemes, by the country codes of their IBANs. Overseas areas of France and the Crown dependencies use `FR` and
/// `GB`.
///
/// Source: European Payments Council, EPC409-09, *List of SEPA scheme countries*, with the countries that joined in 2024 and 2025 (Albania,
/// Montenegro, Moldova, North Macedonia, Serbia).
private enum SEPAArea {
    static let countries: Set<String> = [
        // European Union
        "AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE", "IT", "LT", "LU", "LV", "MT", "NL", "PL",
        "PT", "RO", "SE", "SI", "SK",
        // European Economic Area
        "IS", "LI", "NO",
        // Others
        "AD", "AL", "CH", "GB", "GI", "MC", "MD", "ME", "MK", "RS", "SM", "VA",
    ]
}
