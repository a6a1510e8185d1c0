import CardsModel
import Localization
import Models
import SavingsModel
import ServiceKit
import Services
import Testing

@testable import Installation
@testable import NotificationsLive

/// Notifications, e-mails and calendars are in the reader's language.
struct MessageLanguageTests {
    private static let pseudo = TextEnvironment(.german, showsAmounts: true, catalog: .pseudo)
    private static let german = TextEnvironment(.german, locale: LocaleFormat("de-DE"))

    @Test(arguments: ServiceModules.standard.notifications.kinds) func everyLetterOfANotificationIsTranslated(kind: NotificationKind) throws
    {
        for content in try Self.contents(of: kind) {
            let text = ServiceModules.standard.notifications.text(of: content)
            let words = VisibleText("\(text.title.string(in: Self.pseudo)) \(text.text.string(in: Self.pseudo))").words
            #expect(words.subtracting(FormattedValues.words).isEmpty, "\(kind.rawValue), \(content.detail): \(words.sorted())")
        }
    }

    @Test(arguments: [1, 2, 60]) func everyLetterOfAMailIsTranslated(count: Int) throws {
        let content = try #require(try Self.contents(of: .fallsDue).first)
        let notifications = (1...count).map { Notification(id: ID(rawValue: Int64($0)), content: content, at: 0) }
        let mail = NotificationMail(notifications, .standard, in: Self.pseudo, address: { _ in nil })
        #expect(VisibleText("\(mail.subject)\n\(mail.body)").words.subtracting(FormattedValues.words).isEmpty)
    }

    @Test func aMailIsInGerman() throws {
        let content = try #require(try Self.contents(of: .fallsDue).first)
        let notifications = (1...2).map { Notification(id: ID(rawValue: Int64($0)), content: content, at: 0) }
        let mail = NotificationMail(notifications, .standard, in: Self.german, address: { _ in nil })
        #expect(mail.subject == "2 Mitteilungen")
        #expect(mail.body.contains("wird fällig am 31.03.2026."))
    }

    @Test func anAnnualFeeIsNamedInTheLanguageOfACalendar() throws {
        let day = try #require(Day(year: 2026, month: 3, day: 31))
        let fee = DueItem(
            key: "fee", day: day, title: "Beacon", kind: .annualFee, amount: nil, direction: .outgoing,
            object: ObjectReference(ID<Card>(rawValue: 1)))
        #expect(fee.text.string(in: Self.german) == "Beacon, Jahresgebühr")
    }

    /// Summaries with lines of all modules.
    private static let summaries = [
        "", "cameIn\t1\t12300 EUR\t\t⟪Pay⟫\nwentOut\t1\t4500 EUR\t\t⟪Food⟫", "netWorth\t0\t12300 EUR\t12000 EUR",
        "netWorth\t0\t12300 EUR\t12300 EUR", "netWorth\t0\t12300 EUR\t22300 EUR", "fallsDue\t7\t\t\t⟪Rent⟫\nfallsDue\t1\t\t\t⟪Rent⟫",
        "subscriptionsBegun\t2\t\t\t⟪Films⟫\t⟪Books⟫\nsubscriptionsBegun\t7\t\t\t⟪Films⟫",
        "subscriptionsRepriced\t1\t1300 EUR\t1200 EUR\t⟪Films⟫\nsubscriptionsRepriced\t2\t\t\t⟪Films⟫\t⟪Books⟫",
    ]

    /// Contents of a kind with every detail that has a text of its own.
    private static func contents(of kind: NotificationKind) throws -> [NotificationContent] {
        let details =
            switch kind {
            case .securityEvent: SecurityEvent.Kind.allCases.map(\.rawValue)
            case .cardLimitBroken: CardLimits.Kind.allCases.map(\.rawValue)
            case .goalBehind: ["", NotificationContent.overdue]
            case .weeklySummary: summaries
            default: [""]
            }
        let amount = Money(minorUnits: 12_345, currency: try #require(Currency(code: "EUR")))
        let day = try #require(Day(year: 2026, month: 3, day: 31))
        return details.map { detail in
            NotificationContent(kind: kind, subject: "⟪Orla⟫", amount: amount, day: day, count: 3, detail: detail, object: nil)
        }
    }
}
