import Models
import ServiceKit
import Services
import Storage
import TestSupport
import Testing

@testable import Installation

/// Account numbers of four characters or fewer, which are masked whole.
@Suite struct ShortNumberTests {
    @Test(
        arguments: [
            ("4711", "****"), ("47 11", "****"), ("7", "****"), ("A-1", "****"), ("94711", "****4711"), ("0815 4711", "****4711"),
        ])
    func aShortNumberIsMaskedWhole(number: String, shown: String) async throws {
        let home = try await TestHousehold()
        let account = try await home.accounts.addAccount(
            AccountDraft(name: "Checking", kind: .checking, currency: home.euro, number: number)
        ).account
        #expect(account.maskedNumber == shown && account.detail == shown)
        #expect(try await home.accounts.fetchAccount(id: account.id).account.maskedNumber == shown)
    }

    @Test func ofAShortNumberNoEndIsKept() async throws {
        let home = try await TestHousehold()
        let account = try await home.accounts.addAccount(
            AccountDraft(name: "Checking", kind: .checking, currency: home.euro, number: "4711")
        ).account
        let stored = try await home.context.read { connection in
            try connection.all("SELECT number_suffix FROM account WHERE number_hash IS NOT NULL") { $0.text(0) }
        }
        #expect(stored == [""])
        // A statement with the number is of the account all the same.
        let text = """
            OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\nCHARSET:1252\n
            <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID><ACCTID>4711<ACCTTYPE>CHECKING</BANKACCTFROM>
            <BANKTRANLIST><DTSTART>20260501<DTEND>20260502<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260501<TRNAMT>-5.00<FITID>a1<NAME>Shop
            </STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>10.00<DTASOF>20260502</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
            """
        _ = try await home.take("may.ofx", text)
        #expect(try await home.accounts.fetchAccounts(includingArchived: false).map(\.account.id) == [account.id])
    }
}
