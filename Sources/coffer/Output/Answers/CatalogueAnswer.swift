import Models

/// Card products of the catalogue.
struct CatalogueAnswer: Answer {

    var version: String
    var products: [CardTemplate]

    func writeJSON(to text: inout JSONText) {
        text.array(products) { text, product in
            text.object { text in
                text.member("code", product.code)
                text.member("name", product.facts.name)
                text.member("issuer", product.facts.issuer)
                text.member("network", product.facts.network.rawValue)
                text.member("fee", product.facts.annualFee?.decimalText)
                text.member("currency", product.facts.annualFee?.currency.code)
                text.member("benefits", product.benefits.count)
                text.member("source", product.source.name)
                text.member("address", product.source.address)
                text.member("asOf", product.source.asOf.description)
                text.member("remark", product.source.remark)
                text.member("version", version)
            }
        }
    }

    var csv: [[String]] {
        [["code", "name", "issuer", "network", "fee", "currency", "benefits", "source", "address", "asOf", "remark", "version"]]
            + products.map { product in
                let (facts, source) = (product.facts, product.source)
                return [
                    product.code, CSVCell.guarded(facts.name), CSVCell.guarded(facts.issuer), facts.network.rawValue,
                    facts.annualFee?.decimalText ?? "", facts.annualFee?.currency.code ?? "", String(product.benefits.count), source.name,
                    source.address, source.asOf.description, CSVCell.guarded(source.remark), version,
                ]
            }
    }

    func table(style: TextStyle) -> String {
        guard !products.isEmpty else { return "No such product in the catalogue. Add it with: coffer add card --custom NAME\n" }
        var table = Table([
            .init(title: "NAME", maximum: 32), .init(title: "ISSUER", maximum: 20), .init(title: "FEE", isRight: true),
            .init(title: "BENEFITS", isRight: true), .init(title: "SOURCE", maximum: 20), .init(title: "AS OF"), .init(title: "CODE"),
        ])
        for product in products {
            table.add([
                .init(product.facts.name), .init(product.facts.issuer), .init(product.facts.annualFee?.description ?? ""),
                .init(String(product.benefits.count)), .init(product.source.name), .init(product.source.asOf.description),
                .init(product.code, .faint),
            ])
        }
        return table.text(style: style) + "Catalogue \(version)\n"
    }
}
