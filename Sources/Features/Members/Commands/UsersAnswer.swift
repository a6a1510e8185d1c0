import CommandKit
import Localization
import MembersModel
import Models
import WireModels

/// The users of the household.
struct UsersAnswer: ListAnswer {
    var rows: [MemberProfile]

    var response: [UserResponse] { rows.map(UserResponse.init) }
    let emptyText: LocalizedText = "No users yet. Add one with: coffer user add NAME"

    var columns: [Column<MemberProfile>] {
        [
            .csv("id") { .code($0.id) },
            Column("name", "NAME", maximum: 32) { .text($0.name) },
            Column("displayName", "CALLED", maximum: 32) { .text($0.displayName) },
            Column("role", "ROLE") { .code($0.role.rawValue, label: $0.role.displayName) },
            .csv("disabled") { .flag($0.isDisabled, "disabled") },
            Column("created", "SINCE (UTC)") { .code(Self.created($0), shown: Self.created($0).minute) },
            .table(.verbatim("")) { .flag($0.isDisabled, "disabled") },
        ]
    }

    private static func created(_ user: MemberProfile) -> Instant { Instant(milliseconds: user.createdAt) }
}

extension RowAnswer<UserResponse> {
    /// - Parameter participle: the past participle of the change: `Added`, `Reset`, `Disabled`.
    init(_ participle: LocalizedText, _ user: MemberProfile) {
        self.init(UserResponse(user), in: UsersAnswer(rows: [user]), "\(participle) \(user.name), \(user.role.displayName)")
    }
}
