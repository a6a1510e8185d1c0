import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing
import TransferModel

@testable import TransferLive

struct BeneficiaryServiceTests {

    private func party(_ name: String, _ number: String = "DE89370400440532013000", bank: String = "") -> PaymentParty {
        PaymentParty(name: name, number: PaymentNumber(number), bank: bank)
    }

    private func parties(_ home: TestHousehold) async throws -> Int64? {
        try await home.context.database.read { try $0.first("SELECT COUNT(*) FROM payment_party", as: { $0.integer(0) }) }
    }

    @Test func favouritesStandFirstThenNames() async throws {
        let service = try await TestHousehold().services.beneficiaries()
        for (name, isFavorite) in [("Zoë", false), ("émile", false), ("Walter", true), ("Anna", false)] {
            _ = try await service.addBeneficiary(party(name), isFavorite: isFavorite, key: nil)
        }
        #expect(try await service.fetchBeneficiaries(search: "").map(\.party.name) == ["Walter", "Anna", "émile", "Zoë"])
    }

    @Test(arguments: [
        ("EMILE", ["Émile"]), ("sparkasse", ["Émile"]), ("de89 3704-0044", ["Émile"]), ("345", ["Water"]), ("12 345", ["Water"]),
        ("nobody", []), (" ", ["Émile", "Water"]), ("-", []),
    ])
    func aPartOfNameBankOrNumberFinds(search: String, names: [String]) async throws {
        let service = try await TestHousehold().services.beneficiaries()
        _ = try await service.addBeneficiary(party("Émile", bank: "Sparkässe"), isFavorite: false, key: nil)
        _ = try await service.addBeneficiary(party("Water", "12-345"), isFavorite: false, key: nil)
        #expect(try await service.fetchBeneficiaries(search: search).map(\.party.name) == names)
    }

    @Test func aPartyComesBackWhole() async throws {
        let service = try await TestHousehold().services.beneficiaries()
        let whole = PaymentParty(
            name: "City Water", number: .other("12-345 678"), bank: "First Bank", bic: "CHASUS33XXX",
            address: PostalAddress(street: "Way 1", postalCode: "02101", town: "Boston", country: "US"))
        let added = try await service.addBeneficiary(whole, isFavorite: true, key: nil)
        #expect(added.party == whole)
        #expect(try await service.fetchBeneficiary(id: added.id) == added)
        #expect(try await service.revealNumber(id: added.id) == "12-345 678")
    }

    @Test func theSameFormTenTimesInParallelMakesOne() async throws {
        let home = try await TestHousehold()
        let service = home.services.beneficiaries()
        let ids = try await withThrowingTaskGroup(of: ID<Beneficiary>.self) { group in
            for _ in 0..<10 { group.addTask { try await service.addBeneficiary(party("Jane"), isFavorite: false, key: "form-1").id } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(ids.count == 1)
        #expect(try await service.fetchBeneficiaries(search: "").map(\.id) == Array(ids))
        #expect(try await parties(home) == 1)
        #expect(try await home.transactions.history(limit: 100).count { $0.action == .addBeneficiary } == 1)
        _ = try await service.addBeneficiary(party("Jane"), isFavorite: false, key: "form-2")
        #expect(try await service.fetchBeneficiaries(search: "").count == 2)
        #expect(await brokenRule { _ = try await service.addBeneficiary(party("J"), isFavorite: false, key: "") } != nil)
    }

    @Test func aBrokenRuleIsToldAndNothingKept() async throws {
        let home = try await TestHousehold()
        let service = home.services.beneficiaries()
        #expect(
            await brokenRule { _ = try await service.addBeneficiary(party("Card", "4111 1111 1111 1111"), isFavorite: false, key: nil) }
                == "This is the number of a card; enter that of the account")
        #expect(await brokenRule { _ = try await service.addBeneficiary(party(" "), isFavorite: false, key: nil) } == "A name is required")
        #expect(try await parties(home) == 0)
    }

    @Test func anEditNamesTheRevisionItSaw() async throws {
        let home = try await TestHousehold()
        let service = home.services.beneficiaries()
        let first = try await service.addBeneficiary(party("Jane"), isFavorite: false, key: nil)
        var edit = first
        edit.party.name = " Jane Roe "
        let second = try await service.updateBeneficiary(edit)
        #expect(second.party.name == "Jane Roe")
        #expect(second.revision == 2)
        await #expect(throws: ServiceError.conflict) { _ = try await service.updateBeneficiary(edit) }
        #expect(try await service.updateBeneficiary(second) == second)
        // Unused parties are deleted.
        #expect(try await parties(home) == 1)
        #expect(try await home.transactions.history(limit: 1).first?.subject == "Jane → Jane Roe")
        #expect(try await service.fetchBeneficiaries(search: "roe").map(\.id) == [first.id])
    }

    @Test func aFavouriteIsSetOnce() async throws {
        let service = try await TestHousehold().services.beneficiaries()
        let id = try await service.addBeneficiary(party("Jane"), isFavorite: false, key: nil).id
        #expect(try await service.setFavorite(id: id, true).revision == 2)
        #expect(try await service.setFavorite(id: id, true).revision == 2)
        #expect(try await service.fetchBeneficiary(id: id).isFavorite)
    }

    @Test func aDeletedBeneficiaryIsGoneWithItsNumber() async throws {
        let home = try await TestHousehold()
        let service = home.services.beneficiaries()
        let id = try await service.addBeneficiary(party("Jane"), isFavorite: false, key: nil).id
        try await service.deleteBeneficiary(id: id)
        #expect(try await parties(home) == 0)
        await #expect(throws: ServiceError.notFound) { _ = try await service.fetchBeneficiary(id: id) }
        await #expect(throws: ServiceError.notFound) { try await service.deleteBeneficiary(id: id) }
        await #expect(throws: ServiceError.notFound) { _ = try await service.revealNumber(id: id) }
        await #expect(throws: ServiceError.notFound) { _ = try await service.setFavorite(id: id, true) }
        let history = try await home.transactions.history(limit: 1)
        #expect(history.map(\.action) == [.deleteBeneficiary])
        #expect(
            await brokenRule { try await home.transactions.undo(try #require(history.first).id) } == "This change cannot be undone")
    }

    @Test func aPartyThatAnOrderNamesStays() async throws {
        let home = try await TestHousehold()
        let service = home.services.beneficiaries()
        let id = try await service.addBeneficiary(party("Jane"), isFavorite: false, key: nil).id
        let household = home.context.household.id
        try await home.context.database.write(household, []) { connection in
            let record = try #require(try BeneficiaryRepository(connection, household: household).find(id))
            try connection.execute(
                """
                INSERT INTO standing_order (household, id, source, party, is_international, amount, currency, note, anchor, every, unit,
                next_index, is_active, created_at, revision)
                VALUES ($1, 1, 1, $2, 0, 1, 1, '', 1, 1, 'month', 0, 1, 0, 1)
                """, .id(household), .id(record.party))
        }
        try await service.deleteBeneficiary(id: id)
        #expect(try await parties(home) == 1)
    }

    @Test func aViewerReadsAndWritesNothingAndStrangersFindNothing() async throws {
        let home = try await TestHousehold()
        let id = try await home.services.beneficiaries().addBeneficiary(party("Jane"), isFavorite: false, key: "k").id
        let viewer = home.asViewer().beneficiaries()
        #expect(try await viewer.fetchBeneficiaries(search: "").count == 1)
        await #expect(throws: ServiceError.unauthorized) { _ = try await viewer.addBeneficiary(party("X"), isFavorite: false, key: nil) }
        await #expect(throws: ServiceError.unauthorized) { try await viewer.deleteBeneficiary(id: id) }
        await #expect(throws: ServiceError.unauthorized) { _ = try await viewer.setFavorite(id: id, true) }
        let stranger = try await home.another().beneficiaries()
        #expect(try await stranger.fetchBeneficiaries(search: "").isEmpty)
        await #expect(throws: ServiceError.notFound) { _ = try await stranger.fetchBeneficiary(id: id) }
        await #expect(throws: ServiceError.notFound) { try await stranger.deleteBeneficiary(id: id) }
    }

    @Test func aNumberIsRevealedToWhoGaveThePassphraseLately() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let services = try await installation.container(token)
        let id = try await services.beneficiaries().addBeneficiary(party("Water", "12-345678"), isFavorite: false, key: nil).id
        #expect(try await services.beneficiaries().revealNumber(id: id) == "12-345678")
        installation.clock.move(minutes: 10)
        await #expect(throws: ServiceError.confirmationNeeded) { _ = try await services.beneficiaries().revealNumber(id: id) }
        try await services.confirmation().confirm(passphrase: TestInstallation.passphrase)
        #expect(try await services.beneficiaries().revealNumber(id: id) == "12-345678")
    }
}
