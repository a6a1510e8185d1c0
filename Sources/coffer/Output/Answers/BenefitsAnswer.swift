import Localization
import Models
import Services

/// Benefits with their state of today, in the given order.
struct BenefitsAnswer: Answer {

    var benefits: [BenefitListing]
    /// Whether the list was filtered.
    var isLimited = false

    func writeJSON(to text: inout JSONText) {
        text.array(benefits) { text, listing in
            let (benefit, terms, progress) = (listing.benefit, listing.benefit.benefit.terms, listing.benefit.progress)
            text.object { text in
                text.member("id", benefit.benefit.id.description)
                text.member("card", listing.cardName)
                text.member("name", benefit.displayName)
                text.member("merchant", benefit.merchantName)
                text.member("value", progress.value.decimalText)
                text.member("left", progress.left.decimalText)
                text.member("perYear", terms.perYear.decimalText)
                text.member("status", benefit.displayStatus.rawValue)
                text.key("daysRemaining")
                if let days = benefit.days { text.value(days) } else { text.null() }
                text.member("urgency", benefit.urgencyText.english)
                text.member("frequency", terms.frequency.text)
                text.member("from", progress.cycle?.first.description)
                text.member("until", progress.cycle?.last?.description)
            }
        }
    }

    var csv: [[String]] {
        [
            [
                "id", "card", "name", "merchant", "value", "left", "perYear", "status", "daysRemaining", "urgency", "frequency", "from",
                "until",
            ]
        ]
            + benefits.map { listing in
                let (benefit, terms, progress) = (listing.benefit, listing.benefit.benefit.terms, listing.benefit.progress)
                return [
                    benefit.benefit.id.description, CSVCell.guarded(listing.cardName), CSVCell.guarded(benefit.displayName),
                    CSVCell.guarded(benefit.merchantName ?? ""), progress.value.decimalText, progress.left.decimalText,
                    terms.perYear.decimalText, benefit.displayStatus.rawValue, benefit.days.map(String.init) ?? "",
                    benefit.urgencyText.english,
                    terms.frequency.text, progress.cycle?.first.description ?? "", progress.cycle?.last?.description ?? "",
                ]
            }
    }

    func table(style: TextStyle) -> String {
        guard !benefits.isEmpty else {
            return isLimited ? "No matching benefits\n" : "No benefits. Add a card with: coffer add card --product NAME\n"
        }
        var table = Table([
            .init(title: "NAME", maximum: 32), .init(title: "CARD", maximum: 24), .init(title: "LEFT", isRight: true),
            .init(title: "OF", isRight: true), .init(title: "EVERY"), .init(title: "STATUS"), .init(title: "", maximum: 16),
            .init(title: "UNTIL"), .init(title: "ID"),
        ])
        for listing in benefits {
            let (benefit, progress) = (listing.benefit, listing.benefit.progress)
            table.add([
                .init(benefit.displayName), .init(listing.cardName), .init(progress.left.description), .init(progress.value.decimalText),
                .init(benefit.benefit.terms.frequency.text), .init(benefit.displayStatus.rawValue),
                .init(benefit.displayStatus == .available ? benefit.urgencyText.english : "", benefit.isUrgent ? .warning : .plain),
                .init(progress.cycle?.last?.description ?? ""), .init(benefit.benefit.id.description, .faint),
            ])
        }
        return table.text(style: style)
    }
}

extension WalletBenefit {
    /// The days left; nil for a cycle without an end.
    fileprivate var days: Int? { daysRemaining == .max ? nil : daysRemaining }
}
