import Foundation
import Models
import Navigation
import Services

/// A household as a hostile bank or neighbour fills it, with all that it has in proportion to a size.
struct HostileHousehold {
    let browser: Browser
    let account: Account
    let services: DependencyContainer
    let size: Int

    init(size: Int) async throws {
        self.size = size
        browser = try await Browser.signedIn()
        services = try await browser.services()
        try await Self.importStatement(lines: Self.lines(size, from: 0), named: "first", services)
        guard let account = try await services.accounts().fetchAccounts(includingArchived: false).first?.account else {
            throw MissingAccount()
        }
        self.account = account
        let category = try await services.categories().findCategory("Groceries").id
        for number in 0..<65 {
            _ = try await services.categories().saveRule(
                CategoryRule(
                    id: ID(rawValue: 0), payee: number % 2 == 0 ? .contains("店\(number)") : .matches("*a*a*\(number)x*"), category: category
                ))
        }
    }

    /// The lines of a statement: payees that differ in a number only, long names of Han characters, names without letters, names that share
    /// their longest word, names of one amount each month.
    static func lines(_ count: Int, from first: Int) -> [(payee: String, amount: Int)] {
        (first..<first + count).flatMap { number in
            let han = String(
                String.UnicodeScalarView((0..<60).compactMap { Unicode.Scalar(UInt32(0x4E00 + (number * 61 + $0 * 7) % 20_000)) }))
            return [
                ("SHOP \(4_711_000 + number)", 1_250), (han, 990), (String(repeating: "!?", count: 1 + number % 45), 500),
                ("GESELLSCHAFT \(Self.letters(number))", 2_000 + number), ("SALARY OFFICE \(number)", -300_000),
            ]
        }
    }

    /// A number in letters.
    private static func letters(_ number: Int) -> String {
        String(String(number, radix: 26).unicodeScalars.map { Character(Unicode.Scalar(97 + $0.value % 26) ?? "a") })
    }

    /// Imports a statement; its name tells its lines from those of others.
    static func importStatement(lines: [(payee: String, amount: Int)], named name: String, _ services: DependencyContainer) async throws {
        let first = Browser.march15.adding(days: -900)
        let rows = lines.enumerated().map { index, line in
            let day = first.adding(days: index * 890 / lines.count).description.filter { $0 != "-" }
            let units = String(format: "%03d", abs(line.amount))
            let amount = (line.amount < 0 ? "" : "-") + units.dropLast(2) + "." + units.suffix(2)
            return "<STMTTRN><DTPOSTED>\(day)<TRNAMT>\(amount)<FITID>\(name)\(index)<NAME>\(line.payee)</STMTTRN>"
        }
        let file = try TextFile(
            "hostile.ofx",
            """
            OFXHEADER:100
            DATA:OFXSGML
            VERSION:102
            SECURITY:NONE
            ENCODING:UTF-8
            CHARSET:NONE
            COMPRESSION:NONE
            OLDFILEUID:NONE
            NEWFILEUID:NONE

            <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>500<ACCTID>1234567890<ACCTTYPE>CHECKING</BANKACCTFROM>
            <BANKTRANLIST>
            \(rows.joined(separator: "\n"))
            </BANKTRANLIST><LEDGERBAL><BALAMT>100.00<DTASOF>20260314</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
            """)
        _ = try await services.statements().commit(ImportRequest(files: [file.path]), digest: nil, progress: nil)
    }

    /// Every screen there is, with the account where an account is shown.
    var paths: [String] {
        AppRoute.table.samples.map { route in
            route.path.absolute.split(separator: "/", omittingEmptySubsequences: false).map { part in
                part.hasPrefix("acc_") ? account.id.description : String(part)
            }.joined(separator: "/")
        }
    }

    struct MissingAccount: Error {}
}
