package import CardsModel
package import Models
package import PeopleModel
package import Services

/// The data of a subscription's screens.
package struct SubscriptionDetails: Hashable, Sendable {
    package var summary: SubscriptionSummary
    /// The latest first.
    package var payments: [SubscriptionPayment]
    /// By day, at least one.
    package var prices: [SubscriptionPrice]
    /// By day.
    package var priceChanges: [PriceStep]
    /// The next charges, at most six.
    package var upcoming: [DatedAmount]
    /// The total paid since the beginning, in its currency, and the household's share; nil on overflow.
    package var spent: Money?
    package var mySpent: Money?
    package var suggestions: [SubscriptionSuggestion]
    package var choices: SubscriptionChoices

    package init(
        summary: SubscriptionSummary, payments: [SubscriptionPayment], prices: [SubscriptionPrice], priceChanges: [PriceStep],
        upcoming: [DatedAmount], spent: Money?, mySpent: Money?, suggestions: [SubscriptionSuggestion], choices: SubscriptionChoices
    ) {
        self.summary = summary
        self.payments = payments
        self.prices = prices
        self.priceChanges = priceChanges
        self.upcoming = upcoming
        self.spent = spent
        self.mySpent = mySpent
        self.suggestions = suggestions
        self.choices = choices
    }
}

/// The choices of a form.
package struct SubscriptionChoices: Hashable, Sendable {
    /// Own accounts that are not archived.
    package var accounts: [Account]
    /// Spending categories that are not archived.
    package var categories: [Category]
    /// Cards of the wallet, with their names.
    package var cards: [Card]
    /// People who can owe a part, by name.
    package var people: [Person]
    /// Groups that can owe a part, by name; neither archived nor those of one person.
    package var groups: [PeopleGroup]
    package var services: [KnownService]

    package init(
        accounts: [Account], categories: [Category], cards: [Card], people: [Person] = [], groups: [PeopleGroup] = [],
        services: [KnownService]
    ) {
        self.accounts = accounts
        self.categories = categories
        self.cards = cards
        self.people = people
        self.groups = groups
        self.services = services
    }
}
