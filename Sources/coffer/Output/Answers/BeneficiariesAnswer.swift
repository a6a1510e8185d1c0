import Models

/// The household's beneficiaries; an account number that is not an IBAN is masked.
struct BeneficiariesAnswer: Answer {

    var beneficiaries: [Beneficiary]
    /// Whether the only beneficiary was just added.
    private var isAdded = false

    init(beneficiaries: [Beneficiary]) {
        self.beneficiaries = beneficiaries
    }

    init(added beneficiary: Beneficiary) {
        beneficiaries = [beneficiary]
        isAdded = true
    }

    func writeJSON(to text: inout JSONText) {
        if isAdded, let added = beneficiaries.first { return Self.write(added, to: &text) }
        text.array(beneficiaries) { Self.write($1, to: &$0) }
    }

    private static func write(_ beneficiary: Beneficiary, to text: inout JSONText) {
        text.object { text in
            text.member("id", beneficiary.id.description)
            text.member("name", beneficiary.party.name)
            text.member("iban", beneficiary.party.number.iban?.text)
            text.member("number", beneficiary.party.number.iban == nil ? beneficiary.party.number.shown : nil)
            text.member("bank", beneficiary.party.bank)
            text.member("bic", beneficiary.party.bic)
            text.member("favorite", beneficiary.isFavorite)
        }
    }

    var csv: [[String]] {
        [["id", "name", "iban", "number", "bank", "bic", "favorite"]]
            + beneficiaries.map { beneficiary in
                let party = beneficiary.party
                let number = party.number.iban == nil ? party.number.shown : ""
                return [
                    beneficiary.id.description, CSVCell.guarded(party.name), party.number.iban?.text ?? "", number,
                    CSVCell.guarded(party.bank), party.bic ?? "", beneficiary.isFavorite ? "true" : "false",
                ]
            }
    }

    func table(style: TextStyle) -> String {
        if isAdded, let added = beneficiaries.first {
            return TerminalText.clean("Added \(added.party.name), \(added.party.number.shown)") + "\n"
        }
        guard !beneficiaries.isEmpty else { return "No beneficiaries yet. Add one with: coffer add beneficiary NAME --iban IBAN\n" }
        var table = Table([
            .init(title: "NAME", maximum: 32), .init(title: "NUMBER"), .init(title: "BANK", maximum: 24), .init(title: "BIC"),
            .init(title: "ID"), .init(title: ""),
        ])
        for beneficiary in beneficiaries {
            let party = beneficiary.party
            table.add([
                .init(party.name), .init(party.number.shown), .init(party.bank), .init(party.bic ?? ""),
                .init(beneficiary.id.description, .faint), .init(beneficiary.isFavorite ? "favourite" : "", .faint),
            ])
        }
        return table.text(style: style)
    }
}
