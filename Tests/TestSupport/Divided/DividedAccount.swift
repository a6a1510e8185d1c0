package import Models

/// An account of a divided household, with everything that hangs on it.
package enum DividedAccount: String, CaseIterable, Hashable, Sendable {
    case shared, annaFull, annaBalance, annaPrivate, benPrivate

    /// Nil: the household's.
    package var owner: DividedMember? {
        switch self {
        case .shared: nil
        case .annaFull, .annaBalance, .annaPrivate: .anna
        case .benPrivate: .ben
        }
    }

    package var sharing: AccountSharing {
        switch self {
        case .shared, .annaFull: .full
        case .annaBalance: .balance
        case .annaPrivate, .benPrivate: .private
        }
    }

    /// A word that every text of the account has, and no other text.
    package var marker: String { "zq\(rawValue.lowercased())" }

    /// The name, which has the marker unless others may read it.
    package var name: String { sharing == .private ? "\(marker) purse" : "Purse of \(rawValue)" }

    /// The first amount in cents; no other account has one that begins like it.
    package var cents: Int64 {
        switch self {
        case .shared: 457_529
        case .annaFull: 546_483
        case .annaBalance: 824_261
        case .annaPrivate: 713_137
        case .benPrivate: 635_319
        }
    }

    package var number: String {
        switch self {
        case .shared: "DE89370400440532013000"
        case .annaFull: "NL91ABNA0417164300"
        case .annaBalance: "GB82WEST12345698765432"
        case .annaPrivate: "FR1420041010050500013M02606"
        case .benPrivate: "AT611904300234573201"
        }
    }

    /// Whether a member sees no entry of it.
    package func isClosed(to member: DividedMember) -> Bool { owner != nil && owner != member && sharing != .full }

    /// Whether it does not exist for a member.
    package func isHidden(from member: DividedMember) -> Bool { isClosed(to: member) && sharing == .private }

    /// Those of whose entries a member sees nothing.
    package static func closed(to member: DividedMember) -> [DividedAccount] { allCases.filter { $0.isClosed(to: member) } }

    /// Those of whose entries a member sees everything.
    package static func open(to member: DividedMember) -> [DividedAccount] { allCases.filter { !$0.isClosed(to: member) } }
}
