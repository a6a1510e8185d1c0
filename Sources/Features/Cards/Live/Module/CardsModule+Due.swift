import CardsModel
import Models
import ServiceKit
import Services

/// Annual fees of cards with a known opening day, which the bank debits. They have notifications of their own.
extension CardsModule: DueSource {
    var isReminded: Bool { false }

    func items(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem] {
        try reading.cards().filter { !$0.isRemoved && $0.status(on: first).hasBenefits }.flatMap { card -> [DueItem] in
            guard let fee = card.facts.annualFee, fee.minorUnits > 0, let opened = card.opened,
                let days = try? Schedule(anchor: opened, .year).occurrences(after: first.adding(days: -1), through: last)
            else { return [] }
            let title = card.nickname ?? card.facts.name
            return days.map { day in
                DueItem(
                    key: "\(card.id)/\(day)", day: day, title: title, kind: .annualFee, amount: fee, direction: .outgoing,
                    object: ObjectReference(card.id), account: card.account)
            }
        }
    }

    func openItems(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem] {
        try items(from: first, through: last, in: reading)
    }
}
