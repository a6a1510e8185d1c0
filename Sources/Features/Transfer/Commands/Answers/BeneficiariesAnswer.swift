import CommandKit
import Localization
import Models
import TransferModel

/// The household's beneficiaries; an account number that is not an IBAN is masked.
struct BeneficiariesAnswer: ListAnswer {
    var rows: [Beneficiary]

    var response: [BeneficiaryResponse] { rows.map(BeneficiaryResponse.init) }
    let emptyText: LocalizedText = "No beneficiaries yet. Add one with: coffer add beneficiary NAME --iban IBAN"

    var columns: [Column<Beneficiary>] {
        [
            .csv("id") { .code($0.id) },
            Column("name", "NAME", maximum: 32) { .text($0.party.name) },
            .csv("iban") { .code($0.party.number.iban?.text) },
            .csv("number") { .code($0.party.number.maskedNationalNumber) },
            .table("NUMBER") { .code($0.party.number.shown) },
            Column("bank", "BANK", maximum: 24) { .text($0.party.bank) },
            Column("bic", "BIC") { .code($0.party.bic) },
            .table("ID", wraps: true) { .code($0.id, .faint) },
            Column("favorite", .verbatim("")) { .flag($0.isFavorite, "favourite") },
        ]
    }
}

extension RowAnswer<BeneficiaryResponse> {
    init(added: Beneficiary) {
        self.init(
            BeneficiaryResponse(added), in: BeneficiariesAnswer(rows: [added]), "Added \(added.party.name), \(added.party.number.shown)")
    }
}
