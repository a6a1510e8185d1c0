import Models
import Testing
import TransferModel
import WireModels

struct BeneficiaryExportTests {
    @Test func aBeneficiaryHasTheMembersOfItsParty() throws {
        let party = PaymentParty(
            name: "Jane", number: .other("12-345"), bank: "First", address: PostalAddress(street: "", town: "Boston", country: "US"))
        let record = BeneficiaryExport(Beneficiary(id: ID(rawValue: 1), party: party, isFavorite: true))
        let members = #"{"id":"ben_0000000000001","name":"Jane","number":"12-345","bank":"First","town":"Boston","country":"US","#
        let bytes = try JSONTextEncoder.bytes(of: record, absentMembers: .omitted)
        #expect(String(decoding: bytes, as: UTF8.self) == members + #""favorite":true}"#)
    }
}
