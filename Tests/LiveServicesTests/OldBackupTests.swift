import GRDB
import Models
import Services
import Storage
import Testing

@testable import LiveServices

/// Backups of versions without members, checks or daily totals.
@Suite struct OldBackupTests {

    @Test func aBackupOfTheSecondVersionIsPutBack() async throws {
        let folder = try TemporaryFolder()
        let old = try TestHousehold(path: folder.file("old.db"))
        let account = try await old.account("Checking", opening: 10_00)
        try await old.services.backup().backup(to: folder.file("backup.db"))
        try goBack(folder.file("backup.db"))
        let home = try TestHousehold(path: folder.file("coffer.db"))
        _ = try await home.account("Another")
        _ = try await home.services.backup().restore(from: folder.file("backup.db"))
        let again = try TestHousehold(path: folder.file("coffer.db"))
        #expect(try await again.balance(account) == 10_00)
        #expect(try await again.accounts.fetchAccounts(includingArchived: true).map(\.account.name) == ["Checking"])
        try await again.expectClean()
        #expect(!folder.names.contains { $0.contains("restoring") })
    }

    /// Drops what was added since version three.
    private func goBack(_ path: String) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA foreign_keys = OFF")
            try NewerTables.drop(from: database)
            for table in [
                "credential_backup_code", "credential_totp", "credential_passphrase", "pending_sign_in", "member_session", "sign_in_pace",
                "security_event", "member", "account_closing", "account_check", "check_tick", "check_carried", "attachment", "request_key",
                "day_total",
            ] {
                try database.execute(sql: "DROP TABLE \(table)")
            }
            for index in ["payee_folded_name", "group_tag_tag", "exchange_rate_day"] { try database.execute(sql: "DROP INDEX \(index)") }
            try database.execute(sql: "ALTER TABLE payee DROP COLUMN folded_name")
            for column in ["idle_minutes", "first_weekday", "first_month_day", "set_up_at"] {
                try database.execute(sql: "ALTER TABLE household DROP COLUMN \(column)")
            }
            try database.execute(sql: "PRAGMA user_version = 2")
        }
        try queue.close()
    }
}
