import HouseholdModel
import Models
import Services
import TestSupport
import TestTools
import Testing
import TransactionsModel

@testable import TransactionsLive

@Suite struct AttachmentServiceTests {

    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]

    @Test(arguments: [
        (png, Services.Attachment.ContentType?.some(.png)), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg), (Array("RIFFxxxxWEBPVP8 ".utf8), .webp),
        (Array("%PDF-1.7".utf8), .pdf), (Array("<svg xmlns=".utf8), nil), (Array("RIFFxxxxWAVE".utf8), nil), ([0x89, 0x50], nil), ([], nil),
    ])
    func theContentSaysWhatAFileIs(bytes: [UInt8], type: Services.Attachment.ContentType?) {
        #expect(AttachmentRule.contentType(of: bytes) == type)
    }

    @Test func aFileBelongsToItsTransactionAndGoesAndComesBackWithIt() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let id = try await home.add(-1_00, in: account).transaction.id
        let service = home.services.attachments()
        let added = try await service.addAttachment(to: .transaction(id), name: "../../etc/receipt.exe", bytes: Self.png, key: nil)
        #expect(added.name == "receipt.exe" && added.contentType == .png && added.size == 11)
        #expect(try await service.fetchAttachments(of: .transaction(id)) == [added])
        #expect(try await service.fetchContent(id: added.id) == AttachmentContent(attachment: added, bytes: Self.png))
        let deleted = try await home.transactions.deleteTransactions(ids: [id])
        await #expect(throws: ServiceError.notFound) { _ = try await service.fetchContent(id: added.id) }
        await #expect(throws: ServiceError.notFound) { _ = try await service.fetchAttachments(of: .transaction(id)) }
        try await home.transactions.undo(deleted.id)
        #expect(try await service.fetchContent(id: added.id).bytes == Self.png)
        let change = try await service.deleteAttachment(id: added.id)
        #expect(try await service.fetchAttachments(of: .transaction(id)).isEmpty)
        await #expect(throws: ServiceError.notFound) { _ = try await service.deleteAttachment(id: added.id) }
        try await home.transactions.undo(change)
        #expect(try await service.fetchAttachments(of: .transaction(id)) == [added])
        #expect(await brokenRule { try await home.transactions.undo(change) } == "It was undone already")
    }

    @Test func whatIsNoPictureOrPDFOrTooLargeIsRefused() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let id = try await home.add(-1_00, in: account).transaction.id
        let service = home.services.attachments()
        func violation(_ bytes: [UInt8]) async -> String? {
            await brokenRule { _ = try await service.addAttachment(to: .transaction(id), name: "a.png", bytes: bytes, key: nil) }
        }
        #expect(await violation([]) == "The file is empty")
        #expect(await violation(Array("hello".utf8)) == "Only PNG, JPEG, WebP and PDF files can be attached")
        var large = Self.png + [UInt8](repeating: 0, count: AttachmentRule.maximumSize - Self.png.count)
        _ = try await service.addAttachment(to: .transaction(id), name: "a.png", bytes: large, key: nil)
        large.append(0)
        #expect(await violation(large) == "A file can have at most 10 MB")
        await #expect(throws: ServiceError.notFound) {
            _ = try await service.addAttachment(to: .transaction(ID(rawValue: 4)), name: "a.png", bytes: Self.png, key: nil)
        }
    }

    @Test func listsSayWhatHasAFileAndFilterByIt() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let with = try await home.add(-1_00, in: account).transaction.id
        let without = try await home.add(-2_00, in: account, status: .pending).transaction.id
        #expect(try await home.entries().allSatisfy { !$0.hasAttachment })
        _ = try await home.services.attachments().addAttachment(to: .transaction(with), name: "a.png", bytes: Self.png, key: nil)
        let marks = try await home.entries().map { ($0.id, $0.hasAttachment) }
        #expect(Dictionary(uniqueKeysWithValues: marks) == [with: true, without: false])
        #expect(try await home.entries(EntryQuery(hasAttachment: true)).map(\.id) == [with])
        #expect(try await home.entries(EntryQuery(account: account.id, hasAttachment: false)).map(\.id) == [without])
    }

    @Test func aBackupHoldsTheFilesAndOthersNeverSeeThem() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let id = try await home.add(-1_00, in: account).transaction.id
        let added = try await home.services.attachments().addAttachment(to: .transaction(id), name: "a.png", bytes: Self.png, key: nil)
        try await home.services.backup().backup(to: folder.file("copy.db"))
        let copy = try await TestHousehold(path: folder.file("copy.db"))
        #expect(try await copy.services.attachments().fetchContent(id: added.id).bytes == Self.png)
        let others = try await home.another().attachments()
        await #expect(throws: ServiceError.notFound) { _ = try await others.fetchContent(id: added.id) }
        await #expect(throws: ServiceError.notFound) { _ = try await others.deleteAttachment(id: added.id) }
        await #expect(throws: ServiceError.notFound) {
            _ = try await others.addAttachment(to: .transaction(id), name: "a.png", bytes: Self.png, key: nil)
        }
        let viewer = home.asViewer().attachments()
        #expect(try await viewer.fetchContent(id: added.id).bytes == Self.png)
        await #expect(throws: ServiceError.unauthorized) { _ = try await viewer.deleteAttachment(id: added.id) }
        await #expect(throws: ServiceError.unauthorized) {
            _ = try await viewer.addAttachment(to: .transaction(id), name: "a.png", bytes: Self.png, key: nil)
        }
    }
}
