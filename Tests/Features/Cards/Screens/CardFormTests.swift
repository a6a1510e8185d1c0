import CardsModel
import Localization
import Models
import SampleHousehold
import ScreenKit
import Services
import Testing

@testable import Cards

struct CardFormTests {
    private static let today = Day("2026-03-15") ?? Day(number: 0)
    private static let dollars = Money.preview(0).currency

    private func errors(_ change: (inout CardForm) -> Void) -> (form: CardForm, errors: CardForm.Errors) {
        var form = CardForm()
        form.name = "Harbour Reserve"
        change(&form)
        let errors = form.errors(hasFacts: true, currency: Self.dollars, locale: .englishUS, today: Self.today)
        return (form, errors)
    }

    @Test func aFormWithANameAloneIsComplete() {
        #expect(errors { _ in }.errors.isEmpty)
        #expect(errors { $0.name = "  " }.errors[.name]?.english == "Card name is required")
    }

    @Test(arguments: ["4111 1111 1111 1111", "4111111111111111", "123456"])
    func whatIsMoreThanFourDigitsIsEmptied(number: String) {
        let result = errors { $0.lastFour = number }
        #expect(result.form.lastFour.isEmpty && result.errors[.lastFour] == RuleViolation.cardNumber.text)
    }

    @Test func lessThanFourDigitsAreKeptAndRefused() {
        let result = errors { $0.lastFour = "12a" }
        #expect(result.form.lastFour == "12a" && result.errors[.lastFour]?.english == "Enter the last four digits")
        #expect(errors { $0.lastFour = " 0042 " }.errors[.lastFour] == nil)
    }

    @Test(arguments: [("04/28", "2028-04"), ("4/28", "2028-04"), ("12/2031", "2031-12"), ("0428", "2028-04"), ("04 - 28", "2028-04")])
    func monthAndYearAreReadAsOnTheCard(text: String, month: String) {
        #expect(ExpiryText.month(text)?.description == month)
    }

    @Test(arguments: ["13/28", "00/28", "4/2", "April 28", "428", "04/28/29", ""])
    func anythingElseIsNoMonth(text: String) {
        #expect(ExpiryText.month(text) == nil)
        if !text.isEmpty { #expect(errors { $0.expiry = text }.errors[.expiry] == ExpiryText.violation) }
    }

    @Test func aCardIsNotOpenedTomorrow() {
        #expect(errors { $0.opened = "2026-03-16" }.errors[.opened]?.english == "Choose a day up to today")
        #expect(errors { $0.opened = "2026-03-15" }.errors[.opened] == nil)
        #expect(errors { $0.opened = "soon" }.errors[.opened]?.english == "Enter a day")
    }

    @Test func noFeeIsNotAFeeOfZero() {
        let facts = { (fee: String) in
            var form = CardForm()
            form.fee = fee
            return form.facts(keeping: .standard, currency: Self.dollars, locale: .englishUS).annualFee
        }
        #expect(facts("") == nil)
        #expect(facts("0")?.minorUnits == 0)
        #expect(facts("695")?.minorUnits == 695_00)
        #expect(errors { $0.fee = "-5" }.errors[.fee] != nil)
    }

    @Test func aColourOfThePaletteIsChosenAndAnotherOneKept() {
        let own = CardGradient(start: 0x123456, end: 0x654321)
        var form = CardForm()
        #expect(form.facts(keeping: own, currency: Self.dollars, locale: .englishUS).gradient == own)
        form.gradient = "1D4E89-0D2A4D"
        #expect(form.facts(keeping: own, currency: Self.dollars, locale: .englishUS).gradient == CardGradient.palette[2])
    }
}
