import CardsModel
import CommandKit
import Localization
import Models

/// Card products of the catalogue.
struct CatalogueAnswer: ListAnswer {
    var version: String
    var rows: [CardTemplate]

    var response: [CatalogueProductResponse] { rows.map { CatalogueProductResponse($0, version: version) } }
    let emptyText: LocalizedText = "No such product in the catalogue. Add it with: coffer add card --custom NAME"

    var columns: [Column<CardTemplate>] {
        [
            .csv("code") { .code($0.code) },
            Column("name", "NAME", maximum: 32) { .text($0.facts.name) },
            Column("issuer", "ISSUER", maximum: 20) { .text($0.facts.issuer) },
            .csv("network") { .code($0.facts.network.rawValue) },
            Column("fee", "FEE", isRight: true) { .amount($0.facts.annualFee) },
            .csv("currency") { .code($0.facts.annualFee?.currency) },
            Column("benefits", "BENEFITS", isRight: true) { .code($0.benefits.count) },
            Column("source", "SOURCE", maximum: 20) { .code($0.source.name) },
            .csv("address") { .code($0.source.address) },
            Column("asOf", "AS OF") { .code($0.source.asOf) },
            .csv("confirmedBy") { .code($0.source.confirmation?.address) },
            .csv("confirmedOn") { .code($0.source.confirmation?.day) },
            Column("unverifiedBenefits", "UNVERIFIED", isRight: true) { .code($0.unverifiedBenefits) },
            .csv("remark") { .text($0.source.remark) },
            .csv("version") { _ in .code(version) },
            .table("CODE") { .code($0.code, .faint) },
        ]
    }

    func ending(style: TextStyle) -> String { style.line("Catalogue \(version)") }
}
