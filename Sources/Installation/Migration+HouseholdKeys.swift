import HomeLive
import NotificationsLive
import PeopleLive
import Storage

extension Migration {
    /// Version 38: every key begins with the household, in the tables of all features.
    static let householdKeys = Migration.householdKeys(of: TableRebuild.mailAndCalendars + [.memberSearch, .guestLinks]) { connection in
        let directory = DirectoryRepository(connection)
        for rows: SQL in ["SELECT token_hash, household FROM calendar_feed", "SELECT token_hash, household FROM guest_link"] {
            try directory.insertSecrets(rows)
        }
    }
}
