import Ledger
import Testing

@Suite struct AccountNumberHashTests {
    private let hash = AccountNumberHash(key: Array(0..<32))

    @Test func spellingDoesNotMatterAndBankNumberAndKeyDo() {
        let one = hash.hash(bank: "2005 0550", number: "0012-3456")
        #expect(one.count == 32)
        #expect(one == hash.hash(bank: "20050550", number: "12 34.56"))
        #expect(one != hash.hash(bank: nil, number: "123456"))
        #expect(one != hash.hash(bank: "20050550", number: "1234560"))
        #expect(one != AccountNumberHash(key: [1]).hash(bank: "20050550", number: "123456"))
        #expect(AccountNumberHash.normalised("00ab 1-2é") == "AB12")
    }
}
