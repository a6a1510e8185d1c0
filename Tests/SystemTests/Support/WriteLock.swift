import Foundation
import TestTools
import Testing

/// Another program that holds the database's write lock until it is told to let go.
final class WriteLock {
    static let isPossible = Tool.isInstalled("sqlite3")

    private let holder: Child
    private let signal: String
    private var isReleased = false

    init(_ household: Household) throws {
        signal = household.folder + "/release-" + UUID().uuidString
        holder = try Child(
            [
                #require(Tool.path("sqlite3")), household.database, "BEGIN IMMEDIATE", "UPDATE household SET revision = revision",
                ".shell touch '\(signal)-held'", ".shell while [ ! -e '\(signal)' ]; do sleep 0.02; done", "COMMIT",
            ], folder: household.folder)
        let held = signal + "-held"
        try #require(try until("the lock is held") { FileManager.default.fileExists(atPath: held) ? true : nil } == true)
    }

    deinit { try? release() }

    func release() throws {
        guard !isReleased else { return }
        isReleased = true
        _ = FileManager.default.createFile(atPath: signal, contents: nil)
        try #require(holder.wait().status == 0)
    }
}
