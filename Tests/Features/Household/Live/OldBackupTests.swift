import HouseholdModel
import Models
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation

/// Backups of versions without members, checks or daily totals.
@Suite struct OldBackupTests {

    @Test func aBackupOfTheSecondVersionIsPutBack() async throws {
        let folder = try TemporaryFolder()
        let old = try await TestHousehold(path: folder.file("old.db"))
        let account = try await old.account("Checking", opening: 10_00)
        try await old.services.backup().backup(to: folder.file("backup.db"))
        try goBack(folder.file("backup.db"))
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        _ = try await home.account("Another")
        _ = try await home.services.backup().restore(from: folder.file("backup.db"))
        let again = try await TestHousehold(path: folder.file("coffer.db"))
        #expect(try await again.balance(account) == 10_00)
        #expect(try await again.accounts.fetchAccounts(includingArchived: true).map(\.account.name) == ["Checking"])
        try await again.expectClean()
        #expect(!folder.names.contains { $0.contains("restoring") })
    }

    /// Drops what was added since version three.
    private func goBack(_ path: String) throws {
        let tables = [
            "credential_backup_code", "credential_totp", "credential_passphrase", "pending_sign_in", "member_session", "sign_in_pace",
            "security_event", "member", "account_closing", "account_check", "check_tick", "check_carried", "attachment", "request_key",
            "day_total",
        ]
        let indexes = ["payee_folded_name", "group_tag_tag", "exchange_rate_day"]
        let columns = ["idle_minutes", "first_weekday", "first_month_day", "set_up_at"]
        try FileEditor.run(
            NewerTables.drops + tables.map { "DROP TABLE \($0)" } + indexes.map { "DROP INDEX \($0)" }
                + ["ALTER TABLE payee DROP COLUMN folded_name"] + columns.map { "ALTER TABLE household DROP COLUMN \($0)" }
                + ["PRAGMA user_version = 2"], in: path)
    }
}
