/// What plans and goals have to be, in one sentence for each rule. Forms and services ask it alike.
package enum SavingsRule {

    /// The largest amount that can be planned or aimed at: 10¹² whole units, so that figures of a lifetime fit, and no more than is stored of
    /// one amount.
    package static func largest(in currency: Currency) -> Money {
        Money(minorUnits: min(1_000_000_000_000 * currency.minorUnitsPerMajor, AmountLimit.amount), currency: currency)
    }

    /// How many parts a goal has at most.
    package static let mostParts = 20

    package static let contributionRefusal = "Monthly contribution must be a valid number"
    package static let balanceRefusal = "Balance must be a valid number"
    package static let rateRefusal = "Interest rate must be a number from 0 to 100, with at most four decimals"
    package static let nameRefusal = "Goal name is required"
    package static let longNameRefusal = "Goal name has at most 100 characters"
    package static let targetRefusal = "Target must be a valid number above zero"
    package static let amountRefusal = "Amount must be a valid number above zero"
    package static let longPartNameRefusal = "A part's name has at most 100 characters"
    package static let dayRefusal = "The day must be after today"
    package static let noPartRefusal = "Choose an account"
    package static let currencyRefusal = "All accounts of a goal must have the same currency"
    package static let partsRefusal = "A goal has at most \(mostParts) parts"
    package static let twiceRefusal = "Only one part of an account can be without an amount"

    /// Nil where a contribution can be planned: not below zero.
    package static func refusal(ofContribution amount: Money) -> String? {
        (0...largest(in: amount.currency).minorUnits).contains(amount.minorUnits) ? nil : contributionRefusal
    }

    /// Nil where an account can be said to hold so much, or to owe it.
    package static func refusal(ofBalance amount: Money) -> String? {
        amount.minorUnits.magnitude <= largest(in: amount.currency).minorUnits.magnitude ? nil : balanceRefusal
    }

    /// Nil where an amount can be aimed at.
    package static func refusal(ofTarget amount: Money) -> String? {
        (1...largest(in: amount.currency).minorUnits).contains(amount.minorUnits) ? nil : targetRefusal
    }

    /// Nil where a part can have an amount.
    package static func refusal(ofAmount amount: Money) -> String? {
        (1...largest(in: amount.currency).minorUnits).contains(amount.minorUnits) ? nil : amountRefusal
    }

    /// Nil where a goal can have a name, without the blanks at its ends.
    package static func refusal(ofGoalName name: String) -> String? {
        if name.isEmpty { return nameRefusal }
        guard TextLimit.admits(name, TextLimit.name) else { return longNameRefusal }
        return InvisibleCharacters.refusal(of: name) ?? CardNumber.refusal(ofFreeText: name)
    }

    /// Nil where a part can have a name, without the blanks at its ends; it may have none.
    package static func refusal(ofPartName name: String) -> String? {
        guard TextLimit.admits(name, TextLimit.name) else { return longPartNameRefusal }
        return InvisibleCharacters.refusal(of: name) ?? CardNumber.refusal(ofFreeText: name)
    }
}
