/// Changes of accounts and their checks.
extension AuditRecord.Action {
    package static let addAccount = Self(rawValue: "addAccount")
    package static let editAccount = Self(rawValue: "editAccount")
    package static let shareAccount = Self(rawValue: "shareAccount")
    package static let archiveAccount = Self(rawValue: "archiveAccount")
    package static let restoreAccount = Self(rawValue: "restoreAccount")
    package static let deleteAccount = Self(rawValue: "deleteAccount")
    package static let mergeAccounts = Self(rawValue: "mergeAccounts")
    package static let adjust = Self(rawValue: "adjust")
    package static let startCheck = Self(rawValue: "startCheck")
    package static let cancelCheck = Self(rawValue: "cancelCheck")
    package static let closeDay = Self(rawValue: "closeDay")
    package static let reopenDay = Self(rawValue: "reopenDay")
}
