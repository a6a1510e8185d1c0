import ArgumentParser
import CommandKit
import Localization
import Models
import PeopleModel

/// Who paid an expense, and how it is split.
struct ExpenseSplitOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Who paid: a member's name, with =AMOUNT if several did; may be given several times; default: me.", valueName: "name"))
    var paidBy: [String] = []

    @Option(
        help: ArgumentHelp("How it is split: equally, exact, percent, shares or adjust; default: that of the group.", valueName: "type"))
    var split: SplitType?

    @Option(
        help: ArgumentHelp(
            "A member's part: NAME=AMOUNT, NAME=PERCENT, NAME=SHARES or NAME=ADJUSTMENT; only NAME for an equal split among some; may be given several times.",
            valueName: "name=value"))
    var share: [String] = []

    func validate() throws {
        guard split != nil || share.allSatisfy({ !$0.contains("=") }) else {
            throw ValidationError(text: "--share with a value requires --split")
        }
        if let split, split != .equally, split != .adjust, share.isEmpty {
            throw ValidationError(text: "--split \(split.rawValue) requires --share")
        }
    }

    // MARK: - Reading

    /// - Throws: `CommandFailure`.
    func payers(of amount: Money, in group: PeopleGroup, _ lookup: Lookup) throws -> [ExpensePayer] {
        guard !paidBy.isEmpty else { return [ExpensePayer(try lookup.member(PeopleGroup.household, of: group).id, amount.minorUnits)] }
        let given = try paidBy.map { text in
            let (name, value) = Self.parts(of: text)
            let paid = try value.map { try Self.figure($0, "--paid-by").exactMoney(in: amount.currency, option: "--paid-by") }
            return (member: try lookup.member(name, of: group).id, paid: paid)
        }
        guard given.count > 1 || given.first?.paid != nil else {
            return given.map { ExpensePayer($0.member, amount.minorUnits) }
        }
        return try given.map { member, paid in
            guard let paid else { throw CommandFailure.usage("--paid-by: several payers need NAME=AMOUNT") }
            // Of a refund the amounts may be typed without the sign.
            let isFlipped = amount.isNegative && !paid.isNegative
            return ExpensePayer(member, isFlipped ? -paid.minorUnits : paid.minorUnits)
        }
    }

    /// - Throws: `CommandFailure`.
    func split(in group: PeopleGroup, _ currency: Currency, _ lookup: Lookup) throws -> ExpenseSplit {
        guard !share.isEmpty else {
            guard let split, split != group.defaultSplit else { return group.newSplit }
            return ExpenseSplit(split, among: group.members.filter { !$0.hasLeft }.map(\.id))
        }
        let type = split ?? .equally
        var parts = try share.map { text in
            let (name, value) = Self.parts(of: text)
            let member = try lookup.member(name, of: group).id
            return ExpenseSplit.Part(member, try Self.value(value, of: type, in: currency, name: name))
        }
        if type == .adjust {
            // Those who are not named bear an equal part without an adjustment.
            let named = Set(parts.map(\.member))
            parts += group.members.filter { !$0.hasLeft && !named.contains($0.id) }.map { ExpenseSplit.Part($0.id, 0) }
        }
        return ExpenseSplit(type, parts)
    }

    // MARK: - Private

    private static func value(_ text: String?, of type: SplitType, in currency: Currency, name: String) throws -> Int64 {
        guard let text else {
            guard type == .equally else { throw CommandFailure.usage("--share: \(name) has no value") }
            return 0
        }
        switch type {
        case .equally: throw CommandFailure.usage("--share: an equal split has no values")
        case .exact, .adjust: return try figure(text, "--share").exactMoney(in: currency, option: "--share").minorUnits
        case .percent, .shares:
            guard let hundredths = Hundredths.parse(text) else {
                throw CommandFailure.usage("--share: write \(text) with at most two decimals")
            }
            return hundredths
        }
    }

    private static func figure(_ text: String, _ option: String) throws -> DecimalFigure {
        guard let figure = DecimalFigure(bytes: text.utf8) else { throw CommandFailure.usage("\(option): write an amount as 12.50") }
        return figure
    }

    /// `Anna=12.50` is a name and a value.
    private static func parts(of text: String) -> (name: String, value: String?) {
        guard let equals = text.lastIndex(of: "=") else { return (text, nil) }
        return (String(text[..<equals]), String(text[text.index(after: equals)...]))
    }
}

extension SplitType: ExpressibleByArgument {}
