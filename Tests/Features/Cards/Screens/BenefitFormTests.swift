import CardsModel
import Localization
import Models
import SampleHousehold
import ScreenKit
import Services
import Testing

@testable import Cards

struct BenefitFormTests {
    private static let today = Day("2026-03-15") ?? Day(number: 0)

    @Test func aFormSaysWhatTheBenefitIsAndGivesItBack() async throws {
        for benefit in try await SampleInstallation().sample.benefits {
            let terms = benefit.terms
            var form = BenefitForm(terms, locale: .englishUS)
            #expect(form.errors(currency: terms.value.currency, locale: .englishUS, today: Self.today).isEmpty, "\(terms.name)")
            let read = form.terms(base: terms, currency: terms.value.currency, locale: .englishUS, today: Self.today)
            #expect(read == terms, "\(terms.name)")
        }
    }

    @Test func everySoManyMonthsNeedsTheirNumber() {
        var form = BenefitForm()
        (form.name, form.value, form.rhythm) = ("Border fast lane", "120", .months)
        let currency = Money.preview(0).currency
        #expect(form.errors(currency: currency, locale: .englishUS, today: Self.today)[.months] == "Enter a number of months from 1 to 120")
        form.months = "48"
        #expect(form.errors(currency: currency, locale: .englishUS, today: Self.today).isEmpty)
        let terms = form.terms(base: nil, currency: currency, locale: .englishUS, today: Self.today)
        #expect(terms?.perYear.minorUnits == 30_00)
    }

    @Test func aNumberOfACardInPatternsIsRefusedAndEmptied() {
        var form = BenefitForm()
        (form.name, form.value, form.charges) = ("Rides", "15", "Tern Rides*\n4111 1111 1111 1111")
        let errors = form.errors(currency: Money.preview(0).currency, locale: .englishUS, today: Self.today)
        #expect(errors[.charges] == RuleViolation.cardNumber.text && form.charges.isEmpty)
    }

    @Test func aMonthThatGivesMoreNeedsAnAmount() {
        var form = BenefitForm()
        (form.name, form.value, form.bonusMonth) = ("Rides", "15", "12")
        let currency = Money.preview(0).currency
        #expect(form.errors(currency: currency, locale: .englishUS, today: Self.today)[.bonus] != nil)
        form.bonus = "20"
        #expect(form.errors(currency: currency, locale: .englishUS, today: Self.today).isEmpty)
        #expect(form.terms(base: nil, currency: currency, locale: .englishUS, today: Self.today)?.perYear.minorUnits == 200_00)
    }
}
