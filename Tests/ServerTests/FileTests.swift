import DesignSystem
import HTTPTypes
import HummingbirdTesting
import LiveServices
import Models
import NIOCore
import Services
import Testing

@testable import Server

struct FileTests {
    @Test func anExportIsAFileToKeep() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            let answer = try await visitor.get("/files/export?to=json")
            #expect(answer.status == .ok)
            #expect(
                answer.headers[.contentDisposition]
                    == "attachment; filename=\"coffer-2026-03-15.json\"; filename*=UTF-8''coffer-2026-03-15.json")
            #expect(answer.text.hasPrefix("{"))
            #expect(try await visitor.get("/files/export?to=msword").status == .unprocessableContent)
            #expect(try await visitor.get("/files/export?account=nonsense").status == .notFound)
            #expect(try await visitor.get("/files/nothing").status == .notFound)
        }
    }

    @Test func theWholeDatabaseIsForAnOwnerWhoGaveThePassphraseAShortWhileAgo() async throws {
        let house = try ServerHouse()
        let owner = try await house.setUp()
        let member = try await house.token(of: "grace", as: .member)
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(owner)
            let copy = try await visitor.get("/files/backup")
            #expect(copy.status == .ok)
            #expect(copy.text.hasPrefix("SQLite format 3"))
            visitor.hold(member)
            #expect(try await visitor.get("/files/backup").status == .forbidden)
            visitor.hold(owner)
            house.wait(minutes: 11)
            let late = try await visitor.get("/files/backup")
            #expect(late.status == .forbidden)
            #expect(late.text.contains("Enter your passphrase again"))
        }
    }

    @Test func aPaymentFileIsForThoseWhoMayOrder() async throws {
        let house = try ServerHouse()
        let owner = try await house.setUp()
        let viewer = try await house.token(of: "grace", as: .viewer)
        try await house.open { (visitor: Visitor) async throws in
            for path in ["/files/payment/trf_0000000000007", "/files/payments?id=trf_0000000000007", "/files/payment/nonsense"] {
                visitor.hold(viewer)
                #expect(try await visitor.get(path).status == .forbidden, "\(path)")
            }
            visitor.hold(owner)
            for path in ["/files/payment/nonsense", "/files/payment/", "/files/payments?id=acc_0000000000007"] {
                #expect(try await visitor.get(path).status == .notFound, "\(path)")
            }
        }
    }

    @Test func theStylesheetIsCompressedAndNeverAskedForAgain() async throws {
        let house = try ServerHouse()
        let sheet = Assets.stylesheet
        try await house.open { (visitor: Visitor) async throws in
            let plain = try await visitor.get(sheet.path)
            #expect(plain.headers[.cacheControl] == "public, max-age=31536000, immutable")
            #expect(plain.body.readableBytes == sheet.bytes.count)
            let packed = try await visitor.get(sheet.path, [.acceptEncoding: "gzip, br"])
            #expect(packed.headers[.contentEncoding] == "gzip")
            #expect(packed.body.readableBytes < sheet.bytes.count / 2)
            let tag = try #require(plain.headers[.eTag])
            #expect(try await visitor.get(sheet.path, [.ifNoneMatch: tag]).status == .notModified)
            #expect(try await visitor.get(sheet.path, [.acceptEncoding: "gzip;q=0"]).headers[.contentEncoding] == nil)
        }
    }

    @Test func whatAnInstalledAppNeedsIsThereSignedOut() async throws {
        let house = try ServerHouse()
        try await house.open { (visitor: Visitor) async throws in
            for path in ["/manifest.webmanifest", "/sw.js", "/offline", "/favicon.svg", Assets.touchIcon.path] {
                let answer = try await visitor.get(path)
                #expect(answer.status == .ok, "\(path)")
                #expect(answer.headers[.setCookie] == nil)
            }
            #expect(try await visitor.get("/sw.js").headers[.cacheControl] == "public, no-cache")
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
    func aNameCannotLeaveItsHeaderOrItsFolder(name: String, header: String) {
        #expect(DownloadName.disposition(name) == header)
    }
}
