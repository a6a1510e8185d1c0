package import Models

/// The type and the parts of an expense's split.
package struct ExpenseSplit: Hashable, Sendable {
    package var type: SplitType
    /// The parts of the members among whom it is split.
    package var parts: [Part]

    package init(_ type: SplitType, _ parts: [Part]) {
        self.type = type
        self.parts = parts
    }

    /// A split in which every part has the same value.
    package init(_ type: SplitType, among members: [ID<GroupMember>]) {
        self.init(type, members.map { Part($0, 0) })
    }

    /// The share of each member in an amount, in the order of the parts: the magnitude is split and the sign restored, so that a refund mirrors its
    /// purchase.
    ///
    /// - Parameter rotation: the rotation of the order in which equal parts get a left-over minor unit.
    package func shares(of amount: Money, rotation: Int64) throws(SplitViolation) -> [ExpenseShare] {
        guard !parts.isEmpty else { throw .nobody }
        guard Set(parts.map(\.member)).count == parts.count else { throw .memberTwice }
        let magnitude = Int64(clamping: amount.minorUnits.magnitude)
        let amounts = try magnitudes(of: magnitude, in: amount.currency, rotation: rotation)
        return zip(parts, amounts).map { ExpenseShare($0.member, amount.isNegative ? -$1 : $1) }
    }

    /// - Parameter magnitude: not negative.
    private func magnitudes(of magnitude: Int64, in currency: Currency, rotation: Int64) throws(SplitViolation) -> [Int64] {
        func apportioned(_ total: Int64, _ weights: [Int64]) -> [Int64] {
            total.apportioned(zip(parts, weights).map { ($0.member.rawValue, $1) }, rotation: rotation)
        }
        let values = parts.map(\.value)
        switch type {
        case .equally: return apportioned(magnitude, parts.map { _ in 1 })
        case .exact:
            guard values.allSatisfy({ $0 >= 0 }) else { throw .negativePart }
            let sum = try Self.sum(values)
            guard sum == magnitude else {
                throw .exactSum(Money(minorUnits: sum, currency: currency), of: Money(minorUnits: magnitude, currency: currency))
            }
            return values
        case .percent:
            guard values.allSatisfy({ $0 >= 0 }) else { throw .negativePart }
            let sum = try Self.sum(values)
            guard sum == Self.hundredPercent else { throw .percentSum(sum) }
            return apportioned(magnitude, values)
        case .shares:
            guard values.allSatisfy(PeopleRule.weights.contains) else { throw .weight }
            guard values.contains(where: { $0 > 0 }) else { throw .nobody }
            return apportioned(magnitude, values)
        case .adjust:
            let sum = try Self.sum(values)
            let (rest, overflow) = magnitude.subtractingReportingOverflow(sum)
            guard !overflow, rest >= 0 else {
                throw .adjustments(Money(minorUnits: sum, currency: currency), of: Money(minorUnits: magnitude, currency: currency))
            }
            var amounts = apportioned(rest, parts.map { _ in 1 })
            for index in amounts.indices {
                let (amount, overflow) = amounts[index].addingReportingOverflow(values[index])
                guard !overflow, amount >= 0 else { throw .negativePart }
                amounts[index] = amount
            }
            return amounts
        }
    }

    /// 100.00 %, in hundredths.
    static let hundredPercent: Int64 = 10_000

    private static func sum(_ values: [Int64]) throws(SplitViolation) -> Int64 {
        var sum: Int64 = 0
        for value in values {
            let (next, overflow) = sum.addingReportingOverflow(value)
            guard !overflow else { throw .tooLarge }
            sum = next
        }
        return sum
    }
}

extension ExpenseSplit {
    /// One member's part of a split.
    package struct Part: Hashable, Sendable {
        package var member: ID<GroupMember>
        /// The input for the member: minor units of an exact amount or an adjustment, hundredths of a percentage or of shares; 0 in an equal split.
        package var value: Int64

        package init(_ member: ID<GroupMember>, _ value: Int64) {
            self.member = member
            self.value = value
        }
    }
}

/// The share of one member in an expense.
package struct ExpenseShare: Hashable, Sendable {
    package var member: ID<GroupMember>
    /// Minor units of the expense's currency, with its sign.
    package var amount: Int64

    package init(_ member: ID<GroupMember>, _ amount: Int64) {
        self.member = member
        self.amount = amount
    }
}
