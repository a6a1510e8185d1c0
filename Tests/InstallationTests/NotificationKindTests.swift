import Localization
import Models
import ServiceKit
import Services
import TestSupport
import Testing

@testable import Installation

/// The kinds of notifications that the modules of the program declare.
struct NotificationKindTests {
    private let kinds = ServiceModules.standard.notifications.kinds

    @Test func everyKindIsDeclaredOnce() {
        #expect(Set(kinds.map(\.rawValue)).count == kinds.count)
        let types = ServiceModules.standard.notifications.types.map(\.type)
        #expect(Set(kinds.map(\.type)) == Set(types) && Set(types).count == types.count)
    }

    @Test func theListedFeaturesHaveSoManyOfEach() {
        let kinds = ServiceModules.listed.notifications.kinds
        #expect(kinds.count == 33 && ServiceModules.listed.notifications.types.count == 8)
        #expect(kinds.filter { $0.minimum == .required } == [.largeEntry])
        #expect(kinds.filter { $0.minimum == .ignored }.count == 19)
        #expect(kinds.filter { $0.tone == .failure }.count == 2 && kinds.filter { $0.tone == .success }.count == 2)
        #expect(kinds.filter { $0.tone == .warning }.count == 10)
    }

    @Test(arguments: Language.allCases) func everyKindHasAText(language: Language) throws {
        let amount = Money(minorUnits: 1_00, currency: try #require(Currency(code: "EUR")))
        let contents = kinds.map {
            NotificationContent(kind: $0, subject: "Orla", amount: amount, day: TestHousehold.today, object: nil)
        }
        let texts = contents.map { ServiceModules.standard.notifications.text(of: $0) }
        let environment = TextEnvironment(language, locale: LocaleFormat(language == .german ? "de-DE" : "en-GB"))
        for (kind, text) in zip(kinds, texts) where kind != .securityEvent {
            #expect(!text.title.string(in: environment).isEmpty && !text.text.string(in: environment).isEmpty, "\(kind.rawValue)")
            if language != .english { #expect(text.text.string(in: environment) != text.text.english, "\(kind.rawValue)") }
        }
    }
}
