import DesignSystem
import HTTPTypes
import HummingbirdTesting
import Installation
import Models
import NIOCore
import Services
import TestSupport
import Testing
import TransactionsModel
import TransferModel

@testable import Server

struct DownloadTests {
    @Test func anExportIsADownload() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let answer = try await browser.get("/files/export?to=json")
            #expect(answer.status == .ok)
            #expect(
                answer.headers[.contentDisposition]
                    == "attachment; filename=\"coffer-2026-03-15.json\"; filename*=UTF-8''coffer-2026-03-15.json")
            #expect(answer.text.hasPrefix("{"))
            #expect(try await browser.get("/files/export?to=msword").status == .unprocessableContent)
            #expect(try await browser.get("/files/export?account=nonsense").status == .notFound)
            #expect(try await browser.get("/files/nothing").status == .notFound)
        }
    }

    @Test func aListOfTransactionsIsADownloadInItsOrder() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let home = try await server.household(of: session)
        let account = try await home.account("Checking")
        for (payee, amount) in [("Bakery", -4_00), ("=Sum", -9_00), ("Rent", -900_00)] as [(String, Int64)] {
            try await home.add(amount, in: account, payee: payee)
        }
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let answer = try await browser.get("/files/transactions?least=500&most=1000&account=\(account.id)")
            #expect(answer.status == .ok && answer.headers[.contentDisposition]?.contains("coffer-2026-03-15.csv") == true)
            let rows = answer.text.split(separator: "\r\n")
            #expect(
                rows.count == 2 && rows[0].hasPrefix("day,account,amount") && rows[1].contains("Checking,-9.00")
                    && !rows[1].contains(",=Sum"))
            #expect(try await browser.get("/files/transactions?account=nonsense").status == .notFound)
            #expect(try await browser.get("/files/transactions?account=acc_0123456789ABC").status == .notFound)
            // Of all accounts only with a recent confirmation, as any export.
            #expect(try await browser.get("/files/transactions?q=rent").text.contains("Rent"))
            server.advanceClock(minutes: 11)
            #expect(try await browser.get("/files/transactions?q=rent").status == .forbidden)
        }
    }

    @Test func aReportIsADownloadAsFiguresAndAsAChart() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let home = try await server.household(of: session)
        let account = try await home.account("Checking")
        for (payee, amount) in [("=Sum", -9_00), ("Rent", -900_00)] as [(String, Int64)] {
            try await home.add(amount, in: account, payee: payee)
        }
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            var files = 0
            let answer = try await browser.get("/files/insights/spending?by=payee&compare=none&to=csv")
            #expect(answer.text == "payee,amount,previous,currency\r\nRent,900.00,,EUR\r\n'=Sum,9.00,,EUR\r\n")
            #expect(answer.headers[.contentDisposition]?.contains("spending-2026-03-15.csv") == true)
            let chart = try await browser.get("/files/insights/cash-flow?chart=flow&to=svg")
            #expect(chart.status == .ok && chart.headers[.contentType] == "image/svg+xml" && chart.text.hasPrefix("<svg xmlns="))
            for screen in ["spending?by=month&period=12-months", "income", "cash-flow", "net-worth", "years", "budgets"] {
                let page = try await browser.get("/insights/\(screen)").text
                for link in page.split(separator: "href=\"").dropFirst() where link.hasPrefix("/files/") {
                    let path = link.prefix { $0 != "\"" }.replacing("&amp;", with: "&")
                    #expect(try await browser.get(String(path)).status == .ok, "\(path)")
                    files += 1
                }
            }
            #expect(files >= 8, "\(files) files")
            for path in ["nothing?to=csv", "changes?to=csv", "spending?to=pdf", "spending?to=svg&chart=flow", "?to=csv", "spending"] {
                #expect(try await browser.get("/files/insights/\(path)").status == .notFound, "\(path)")
            }
            #expect(try await browser.get("/files/insights/spending?from=2026-03-10&until=2026-03-01&to=csv").status == .ok)
        }
    }

    @Test func aBackupRequiresAnOwnerWithARecentConfirmation() async throws {
        let server = try TestServer()
        let owner = try await server.setUp()
        let member = try await server.token(of: "grace", as: .member)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(owner)
            let copy = try await browser.get("/files/backup")
            #expect(copy.status == .ok)
            #expect(copy.text.hasPrefix("SQLite format 3"))
            browser.setSession(member)
            #expect(try await browser.get("/files/backup").status == .forbidden)
            browser.setSession(owner)
            server.advanceClock(minutes: 11)
            let late = try await browser.get("/files/backup")
            #expect(late.status == .forbidden)
            #expect(late.text.contains("Enter your passphrase again"))
        }
    }

    @Test func aPaymentFileRequiresPermissionToOrder() async throws {
        let server = try TestServer()
        let owner = try await server.setUp()
        let viewer = try await server.token(of: "grace", as: .viewer)
        let makeOtherHousehold = try await server.makeOtherHousehold()
        let services = try await server.services(of: owner)
        let ids = [try await server.payment(50_00, by: services), try await server.payment(25_00, by: services)]
        try await server.withBrowser { (browser: TestBrowser) async throws in
            let (one, several) = ("/files/payment/\(ids[0])", "/files/payments?id=\(ids[0])&id=\(ids[1])&id=\(ids[0])")
            browser.setSession(owner)
            let file = try await browser.get(one)
            #expect(file.status == .ok)
            #expect(file.headers[.contentType] == "application/xml")
            #expect(file.headers[.contentDisposition]?.hasPrefix("attachment; filename=\"coffer-REF") == true)
            #expect(file.headers[.contentSecurityPolicy] == "default-src 'none'; sandbox")
            #expect(file.headers[.cacheControl] == "no-store")
            #expect(file.text.contains("<InstdAmt Ccy=\"EUR\">50.00</InstdAmt>"))
            let all = try await browser.get(several)
            #expect(all.headers[.contentDisposition]?.contains("coffer-payments-2026-03-15.xml") == true)
            #expect(all.text.contains("<NbOfTxs>2</NbOfTxs>"))
            #expect(all.text.contains("<CtrlSum>75.00</CtrlSum>"))
            for path in [
                "/files/payment/nonsense", "/files/payment/", "/files/payments?id=acc_0000000000007", "/files/payment/trf_0000000000007",
            ] {
                #expect(try await browser.get(path).status == .notFound, "\(path)")
            }
            #expect(try await browser.get("/files/payments").status == .unprocessableContent)
            browser.setSession(viewer)
            for path in [one, several] { #expect(try await browser.get(path).status == .forbidden, "\(path)") }
            browser.setSession(makeOtherHousehold)
            let unknown = try await browser.get("/files/payment/trf_0000000000007")
            let foreign = try await browser.get(one)
            #expect(foreign.status == .notFound)
            #expect(foreign.text == unknown.text)
        }
    }

    @Test func theStylesheetIsCompressedAndImmutable() async throws {
        let server = try TestServer()
        let sheet = Assets.stylesheet
        try await server.withBrowser { (browser: TestBrowser) async throws in
            let plain = try await browser.get(sheet.path)
            #expect(plain.headers[.cacheControl] == "public, max-age=31536000, immutable")
            #expect(plain.body.readableBytes == sheet.bytes.count)
            let packed = try await browser.get(sheet.path, [.acceptEncoding: "gzip, br"])
            #expect(packed.headers[.contentEncoding] == "gzip")
            #expect(packed.body.readableBytes < sheet.bytes.count / 2)
            let tag = try #require(plain.headers[.eTag])
            #expect(try await browser.get(sheet.path, [.ifNoneMatch: tag]).status == .notModified)
            #expect(try await browser.get(sheet.path, [.acceptEncoding: "gzip;q=0"]).headers[.contentEncoding] == nil)
        }
    }

    @Test func theWebAppFilesNeedNoSession() async throws {
        let server = try TestServer()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            for path in ["/manifest.webmanifest", "/sw.js", "/offline", "/favicon.svg", Assets.touchIcon.path] {
                let answer = try await browser.get(path)
                #expect(answer.status == .ok, "\(path)")
                #expect(answer.headers[.setCookie] == nil)
            }
            #expect(try await browser.get("/sw.js").headers[.cacheControl] == "public, no-cache")
        }
    }

    @Test(arguments: [
        ("märz.pdf", "attachment; filename=\"m_rz.pdf\"; filename*=UTF-8''m%C3%A4rz.pdf"),
        (
            "a\"; x=\"b\r\nSet-Cookie: y",
            "attachment; filename=\"a_; x=_b__Set-Cookie_ y\"; filename*=UTF-8''a_%3B%20x%3D_b__Set-Cookie_%20y"
        ),
        ("../../.profile", "attachment; filename=\"_.._.profile\"; filename*=UTF-8''_.._.profile"),
        ("", "attachment; filename=\"file\"; filename*=UTF-8''file"),
    ])
    func aFileNameCannotInjectHeadersOrPaths(name: String, header: String) {
        #expect(DownloadName.disposition(name) == header)
    }

    @Test(arguments: [
        ("receipt.pdf", Services.Attachment.ContentType.pdf, "receipt.pdf"), ("Receipt.PDF", .pdf, "Receipt.PDF"),
        ("photo.jpeg", .jpeg, "photo.jpeg"),
        ("photo.html", .png, "photo.png"), ("invoice.pdf.exe", .pdf, "invoice.pdf"), ("setup.exe", .jpeg, "setup.jpg"),
        ("page.svg. ", .webp, "page.webp"), ("receipt", .png, "receipt.png"), ("", .png, "file.png"), (".png", .png, "png.png"),
        ("fdp.\u{202E}exe", .pdf, "fdp.pdf"), ("CON.pdf", .pdf, "_CON.pdf"), ("Rechnung 3. März", .pdf, "Rechnung 3. März.pdf"),
    ])
    func aDownloadHasTheExtensionOfItsContentType(name: String, type: Services.Attachment.ContentType, expected: String) {
        #expect(DownloadName.name(name, of: type) == expected)
    }

    @Test func aReceiptHasTheExtensionOfItsContentType() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let services = try await server.services(of: session)
        let attachment = try await server.receipt(named: "invoice.html", by: services)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let answer = try await browser.get("/files/attachments/\(attachment)")
            #expect(answer.status == .ok)
            #expect(answer.headers[.contentType] == "application/pdf")
            #expect(
                answer.headers[.contentDisposition] == "attachment; filename=\"invoice.pdf\"; filename*=UTF-8''invoice.pdf")
        }
    }
}

extension TestServer {
    /// Adds an account with a transaction that has a PDF.
    fileprivate func receipt(named name: String, by services: DependencyContainer) async throws -> ID<Services.Attachment> {
        let euro = try #require(Currency(code: "EUR"))
        let account = try await services.accounts().addAccount(AccountDraft(name: "Purse", kind: .cash, currency: euro)).account.id
        let change = try await services.transactions().addTransaction(
            TransactionDraft(account: account, amount: Money(minorUnits: -4_50, currency: euro), day: Self.today, payee: "Bakery"))
        return try await services.attachments().addAttachment(
            to: .transaction(try #require(change.transactions.first).id), name: name, bytes: Array("%PDF-1.7".utf8), key: nil
        ).id
    }

    /// Adds an account and orders a payment from it, as the command line does.
    fileprivate func payment(_ minorUnits: Int64, by services: DependencyContainer) async throws -> ID<Transfer> {
        let euro = try #require(Currency(code: "EUR"))
        let accounts = try await services.accounts().fetchAccounts(includingArchived: false)
        let account =
            if let first = accounts.first { first.account } else {
                try await services.accounts().addAccount(
                    AccountDraft(
                        name: "Checking", kind: .checking, currency: euro, opening: Money(minorUnits: 1_000_00, currency: euro),
                        openingDay: Self.today, number: "DE89370400440532013000")
                ).account
            }
        let party = PaymentParty(name: "Jane Doe", number: PaymentNumber("FR1420041010050500013M02606"))
        return try await services.transfers().order(
            TransferDraft(
                source: account.id, destination: .payee(party, beneficiary: nil, isInternational: false),
                amount: Money(minorUnits: minorUnits, currency: euro), day: Self.today)
        ).id
    }
}
