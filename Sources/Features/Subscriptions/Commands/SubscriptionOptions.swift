import ArgumentParser
import CommandKit
import Localization
import Models
import Services
import SubscriptionsModel

/// The fields of a subscription that can be added and changed.
struct SubscriptionOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        amount: "The price per cycle; with --price-after that of the trial.", else: RuleViolation.subscriptionPriceInvalid.text)
    var price: DecimalFigure?

    @Flag(help: "It costs nothing: a price of 0 is only for trials and free ones.") var free = false
    @Option(help: ArgumentHelp("The number of units of a cycle; default: 1.", valueName: "n")) var every: Int?

    @Option(
        help: ArgumentHelp("The unit of a cycle: day, week, month, quarter, half-year, year or once; default: month.", valueName: "unit"))
    var unit: BillingUnitOption?

    @Option(help: ArgumentHelp("The next billing day (YYYY-MM-DD).", valueName: "day")) var next: Day?
    @Option(help: ArgumentHelp("The account that pays: name, id or last digits.", valueName: "name")) var account: String?
    @Option(help: ArgumentHelp("The card that pays: name or id.", valueName: "name")) var card: String?
    @Option(help: ArgumentHelp("The category.", valueName: "name")) var category: String?
    @Option(help: ArgumentHelp("The last day of the trial.", valueName: "day")) var trialUntil: Day?

    @Option(
        parsing: .unconditional,
        amount: "The price after the trial; --price is then that of the trial.", else: RuleViolation.subscriptionPriceInvalid.text)
    var priceAfter: DecimalFigure?

    @Option(help: ArgumentHelp("The number of other people who share it; 5: six people in all. 0: nobody.", valueName: "n"))
    var sharedWith: Int?

    @Option(
        parsing: .unconditional,
        amount: "Your share of the price; default: equal shares.", else: RuleViolation.subscriptionSharingInvalid.text)
    var myShare: DecimalFigure?

    @Option(help: ArgumentHelp("The names of those who share it; without --shared-with as many as are named.", valueName: "names"))
    var sharedNames: String?

    @Option(help: ArgumentHelp("The day it started.", valueName: "day")) var started: Day?
    @Option(help: ArgumentHelp("Its last day.", valueName: "day")) var ends: Day?

    @Option(
        help: ArgumentHelp(
            "Whether it renews by itself: on or off. Off: nothing is charged from the next billing day on.", valueName: "on|off"))
    var autoRenew: RenewalOption?

    @Option(help: ArgumentHelp("The last day of the minimum term.", valueName: "day")) var minimumUntil: Day?
    @Option(help: ArgumentHelp("The notice period in days.", valueName: "n")) var noticeDays: Int?
    @Option(help: ArgumentHelp("The notice period in months.", valueName: "n")) var noticeMonths: Int?

    @Option(help: ArgumentHelp("The group that owes a part of each charge; an empty text: nobody owes anything.", valueName: "group"))
    var sharedGroup: String?

    @Option(
        name: .customLong("shared-person"),
        help: ArgumentHelp("A person who owes an equal part of each charge; repeat it for several.", valueName: "person"))
    var sharedPeople: [String] = []

    @Option(help: ArgumentHelp("The first day whose charges they owe a part of; default: today.", valueName: "day")) var sharedSince: Day?

    @Option(
        help: ArgumentHelp("Days before a billing day on which you are reminded, separated by commas: 7,3,0.", valueName: "days"),
        transform: { try ReminderDays.argument($0) })
    var reminders: ReminderDays?

    @Option(parsing: .unconditional, amount: "The largest usual charge, if it varies.", else: RuleViolation.subscriptionHighestInvalid.text)
    var highest: DecimalFigure?

    @Option(parsing: .unconditional, help: ArgumentHelp("The introductory price, for --first-charges charges.", valueName: "amount"))
    var firstPrice: DecimalFigure?

    @Option(help: ArgumentHelp("The number of charges at the introductory price.", valueName: "n")) var firstCharges: Int?

    @Option(
        parsing: .unconditional, amount: "The price of a year if it is paid at once.", else: RuleViolation.subscriptionOfferInvalid.text)
    var yearlyOffer: DecimalFigure?

    @Option(help: ArgumentHelp("The payee of its charges in statements; default: the name.", valueName: "text")) var payee: String?
    @Option(help: ArgumentHelp("What it is.", valueName: "text")) var description: String?
    @Option(help: ArgumentHelp("How it is cancelled.", valueName: "text")) var howToCancel: String?
    @Option(help: ArgumentHelp("Its website.", valueName: "url")) var website: String?
    @Option(help: ArgumentHelp("Notes.", valueName: "text")) var notes: String?

    func validate() throws {
        guard priceAfter == nil || trialUntil != nil else { throw ValidationError(text: "--price-after requires --trial-until") }
        guard (firstPrice == nil) == (firstCharges == nil) else {
            throw ValidationError(text: "Give --first-price and --first-charges together")
        }
        guard noticeDays == nil || noticeMonths == nil else {
            throw ValidationError(text: "Give --notice-days or --notice-months, not both")
        }
        guard sharedGroup == nil || sharedPeople.isEmpty else {
            throw ValidationError(text: "Give --shared-group or --shared-person, not both")
        }
        let isLinked = sharedGroup?.isEmpty == false || !sharedPeople.isEmpty
        guard sharedSince == nil || isLinked else {
            throw ValidationError(text: "--shared-since requires --shared-group or --shared-person")
        }
        guard myShare == nil || sharedWith != nil || sharedNames != nil || isLinked else {
            throw ValidationError(text: "--my-share requires --shared-with, --shared-group or --shared-person")
        }
    }
}

/// Whether a subscription renews, as an argument.
enum RenewalOption: String, CaseIterable, ExpressibleByArgument, Sendable {
    case on, off
}

/// Days before a billing day, as an argument.
struct ReminderDays: Hashable, Sendable {
    let days: [Int]

    /// - Throws: `ValidationError`.
    static func argument(_ text: String) throws -> ReminderDays {
        let parts = text.split(separator: ",").map { Int($0) }
        let days = parts.compactMap(\.self)
        guard days.count == parts.count, days.allSatisfy(SubscriptionRule.reminderDays.contains) else {
            throw ValidationError(text: RuleViolation.subscriptionReminderInvalid.text)
        }
        return ReminderDays(days: days)
    }
}
