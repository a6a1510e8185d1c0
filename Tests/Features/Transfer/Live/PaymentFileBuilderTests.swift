import Models
import Services
import TestSupport
import Testing
import TransferModel

@testable import TransferLive

struct PaymentFileBuilderTests {

    private let home: TestHousehold
    private let account: Account

    init() async throws {
        home = try await TestHousehold()
        account = Account(id: ID(rawValue: 1), name: "Checking", kind: .checking, currency: home.euro, iban: "DE89370400440532013000")
    }

    private func transfer(_ number: Int, status: TransferStatus = .pending, day: Day = TestHousehold.today) throws -> Transfer {
        let party = PaymentParty(name: "Jane Doe", number: PaymentNumber("FR1420041010050500013M02606"))
        return Transfer(
            id: ID(rawValue: Int64(number)), reference: try #require(TransferReference(number: number)), status: status, source: account.id,
            destination: .payee(party, beneficiary: nil, isInternational: false), amount: home.money(12_34), day: day, createdAt: 0)
    }

    private func violation(_ transfers: Transfer..., from accounts: [Account]? = nil) -> String {
        do {
            return try PaymentFileBuilder(context: home.context).build(transfers: transfers, accounts: accounts ?? [account]).text
        } catch {
            return error.description
        }
    }

    @Test func oneOrderIsNamedByItsReferenceAndSeveralByTheDay() throws {
        let making = PaymentFileBuilder(context: home.context)
        let one = try making.build(transfers: [transfer(7)], accounts: [account])
        #expect(one.name == "coffer-REF00000007.xml")
        #expect(one.text.contains("<Nm>Home</Nm>"))
        #expect(one.text.contains("<EndToEndId>REF00000007</EndToEndId>"))
        let two = try making.build(transfers: [transfer(7), transfer(8)], accounts: [account])
        #expect(two.name == "coffer-payments-\(TestHousehold.today).xml")
        #expect(two.text.contains("<NbOfTxs>2</NbOfTxs>"))
    }

    @Test func aDayThatIsOverIsToday() throws {
        let today = TestHousehold.today
        let late = try PaymentFileBuilder(context: home.context).build(
            transfers: [transfer(7, day: today.adding(days: -3))], accounts: [account])
        #expect(late.text.contains("<Dt>\(today)</Dt>"))
        let early = try PaymentFileBuilder(context: home.context).build(
            transfers: [transfer(7, day: today.adding(days: 3))], accounts: [account])
        #expect(early.text.contains("<Dt>\(today.adding(days: 3))</Dt>"))
    }

    @Test func onlyWhatABankHasToDoIsInAFile() throws {
        #expect(violation() == "There is no transfer to put in a payment file")
        #expect(violation(try transfer(7, status: .initiated)) == "REF00000007 is not confirmed yet")
        for status in [TransferStatus.completed, .failed, .cancelled] {
            #expect(violation(try transfer(7, status: status)) == "REF00000007 has ended, so there is nothing left to order")
        }
        var own = try transfer(7)
        own.destination = .account(ID(rawValue: 2))
        #expect(violation(own) == "REF00000007 stays in the household, so no bank needs a file for it")
        var wallet = account
        wallet.iban = nil
        #expect(
            violation(try transfer(7), from: [wallet]) == "A payment file needs the IBAN of Checking; enter it in the account's settings")
        #expect(violation(try transfer(7), from: []) == "Resource not found")
    }
}
