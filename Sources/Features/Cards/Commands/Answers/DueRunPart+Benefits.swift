package import CardsModel
package import CommandKit
import Localization
import Models

extension DueRunPart {
    /// Benefits whose cycles ended.
    package init(_ benefits: [ClosedBenefit]) {
        let claimed = benefits.count { $0.kind == .claimed }
        let lost = benefits.count - claimed
        let lines = benefits.map { benefit -> LocalizedText in
            let (amount, day) = (benefit.amount.description, benefit.day.description)
            return switch benefit.kind {
            case .claimed: "\(benefit.cardName): \(benefit.name), \(amount) claimed on \(day)"
            case .lost: "\(benefit.cardName): \(benefit.name), \(amount) lost on \(day)"
            }
        }
        self.init(
            counts: [
                (claimed, .plural(claimed, one: "1 benefit claimed", other: "\(claimed) benefits claimed")),
                (lost, .plural(lost, one: "1 benefit lost", other: "\(lost) benefits lost")),
            ], lines: lines)
    }
}
