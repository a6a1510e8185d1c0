import App
import Foundation
import HTTPTypes
import HummingbirdTesting
import Installation
import MembersModel
import Models
import Navigation
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Server

/// No page, download or feed waits for the write lock: each is read while somebody else holds it.
struct LockedDatabaseTests {

    @Test func everyPageAnswersWhileAnotherProgramWrites() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("coffer.sqlite")
        let server = try TestServer(path: path, timeout: .milliseconds(50))
        let session = try await server.setUp()
        try await server.fill(session)
        let lock = try await HeldLock(path)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            // Files first: they ask for a passphrase that was confirmed recently.
            let paths = Self.files + FeatureList.standard.routes.samples.map(\.path.absolute) + ["/health"]
            for (number, path) in paths.enumerated() {
                // The use of the session is to be noted as well; while it cannot be, the session ages.
                if number.isMultiple(of: 12) { server.advanceClock(minutes: 2) }
                let answer = try await browser.get(path)
                #expect(answer.status != .serviceUnavailable && answer.status != .internalServerError, "\(path): \(answer.status)")
                if Self.shown.contains(path) { #expect(answer.status == .ok, "\(path): \(answer.status)") }
            }
        }
        try await lock.release()
    }

    @Test func anExportWhileAnotherProgramWritesIsLoggedWithTheNextWrite() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("coffer.sqlite")
        let server = try TestServer(path: path, timeout: .milliseconds(50))
        let session = try await server.setUp()
        try await server.fill(session)
        let lock = try await HeldLock(path)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            #expect(try await browser.get("/files/export?to=csv").status == .ok)
        }
        try await lock.release()
        func exports() async throws -> Int {
            try await server.services(of: session).security().fetchEvents(limit: 50).count { $0.kind == .exported }
        }
        #expect(try await exports() == 0)
        try await server.household(of: session).account("Savings", .savings)
        #expect(try await exports() == 1)
    }

    /// Paths without an id, which must be shown.
    private static let shown: Set<String> = [
        "/", "/due", "/plan/forecast", "/subscriptions", "/subscriptions/found", "/plan/expected", "/files/export?to=csv",
    ]

    /// Downloads, which are no routes.
    private static let files = [
        "/files/export?to=csv", "/files/export?to=json", "/files/transactions", "/files/backup", "/files/insights/spending?to=csv",
    ]
}

extension TestServer {
    /// Enters rent of a year, which detection has not examined.
    fileprivate func fill(_ session: String) async throws {
        let home = try await household(of: session)
        let account = try await home.account("Checking")
        for month in 0..<12 {
            try await home.add(-900_00, in: account, payee: "Rent 47\(month)", day: Self.today.adding(days: -30 * month - 5))
        }
    }
}

/// The write lock of a database, held by another connection.
private final class HeldLock: Sendable {
    private let end = DispatchSemaphore(value: 0)
    private let writing: Task<Void, any Error>

    init(_ path: String) async throws {
        let database = try Database.open(path: path)
        let (begun, continuation) = AsyncStream.makeStream(of: Void.self)
        let end = end
        writing = Task {
            try await database.write(nil, []) { _ in
                continuation.finish()
                end.wait()
            }
            try await database.close()
        }
        for await _ in begun {}
    }

    func release() async throws {
        end.signal()
        try await writing.value
    }
}
