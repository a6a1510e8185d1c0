import DesignSystem
import Localization
import Models
import ScreenKit
import Testing
import TransferModel

@testable import Transfer

/// How the typed form of an order is read.
struct OrderFormTests {
    private let today = Day(number: 20_600)
    private let locale = LocaleFormat("de-DE")

    private func read(_ form: OrderForm) throws -> (OrderForm.Reading, OrderForm.Errors) {
        let euro = try #require(Currency(code: "EUR"))
        let dollar = try #require(Currency(code: "USD"))
        var errors = OrderForm.Errors()
        return (form.read(currency: euro, other: dollar, in: locale, today: today, errors: &errors), errors)
    }

    @Test func amountsAreReadAsTheMemberWritesThem() throws {
        var form = OrderForm()
        (form.amount, form.otherAmount, form.day) = ("1.250,50", "1.360", "2026-06-01")
        let (reading, errors) = try read(form)
        #expect(errors.isEmpty)
        #expect(reading.amount.minorUnits == 1_250_50)
        #expect(reading.otherAmount?.minorUnits == 1_360_00 && reading.otherAmount?.currency.code == "USD")
        #expect(reading.day.description == "2026-06-01" && reading.schedule == nil)
    }

    @Test func whatRepeatsHasItsDaysFromTheFirstOn() throws {
        var form = OrderForm()
        (form.amount, form.day, form.unit, form.every, form.until) = ("1", "2026-08-31", "month", "2", "2027-03-01")
        let schedule = try #require(try read(form).0.schedule)
        #expect(
            [0, 1, 2, 3, 4].map { schedule.occurrence($0)?.description } == ["2026-08-31", "2026-10-31", "2026-12-31", "2027-02-28", nil])
        #expect(schedule.text.string(in: TextEnvironment(locale: LocaleFormat("en-GB"))) == "Every 2 months, until 1 Mar 2027")
    }

    @Test func whatCannotBeReadIsSaidBesideItsField() throws {
        var form = OrderForm()
        (form.amount, form.otherAmount, form.day) = ("", "x", "someday")
        let errors = try read(form).1
        #expect(errors[.amount] == "Amount must be a valid number")
        #expect(errors[.otherAmount] == "Amount must be a valid number")
        #expect(errors[.day] == "Day must be a valid date")
        (form.day, form.unit, form.every) = ("2026-06-01", "week", "two")
        #expect(try read(form).1[.schedule] == "Enter a whole number, such as 1")
        (form.every, form.until) = ("2", "2026-05-01")
        #expect(try read(form).1.until == "The last day must not be before the first")
    }

    @Test func aRefusalDoesNotHideWhatWasSaidBefore() throws {
        var form = OrderForm()
        (form.amount, form.day) = ("x", "2026-06-01")
        var errors = try read(form).1
        errors.add([.amountNotPositive, .sameAccount])
        #expect(errors[.amount] == "Amount must be a valid number")
        #expect(errors[.destination] == "Source and destination cannot be the same")
    }

    @Test func anEmptyNumberKeepsTheOneThatIsThere() {
        var party = PartyForm()
        (party.name, party.number) = ("Tess", " ")
        #expect(party.party(keeping: .other("88310274")).number == .other("88310274"))
        party.number = "nl43 hvnb 0417 1643 00"
        #expect(party.party(keeping: .other("88310274")).number.iban?.text == "NL43HVNB0417164300")
    }
}
