/// The identity of what a link leads to: an object, or a place that is none. Features know which screen shows it.
package struct ObjectReference: Hashable, Sendable {
    /// The prefix of an object's id, or the name of a place.
    package struct Kind: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    package let kind: Kind
    /// The id of the object; of a place what it shows, such as the id of an account; empty: all there is.
    package let id: String
    /// The id of the object that it is a part of; else empty.
    package let parent: String
    /// The number of the object's id; nil for a place.
    package let number: Int64?

    private init(_ kind: Kind, id: String, in parent: String = "", number: Int64? = nil) {
        self.kind = kind
        self.id = id
        self.parent = parent
        self.number = number
    }

    package init<Entity>(_ id: ID<Entity>) {
        self.init(Entity.referenceKind, id: id.description, number: id.rawValue)
    }

    package init<Entity, Parent>(_ id: ID<Entity>, in parent: ID<Parent>) {
        self.init(Entity.referenceKind, id: id.description, in: parent.description, number: id.rawValue)
    }

    package init(_ place: Kind) {
        self.init(place, id: "")
    }

    /// - Parameter subject: what the place shows.
    package init(_ place: Kind, of subject: some CustomStringConvertible) {
        self.init(place, id: subject.description)
    }
}

extension Identified {
    /// The kind of references to these entities.
    package static var referenceKind: ObjectReference.Kind { ObjectReference.Kind(rawValue: idPrefix) }
}

/// `sub_0H2K8…`; `bnf_…/crd_…` for a part of an object; `transactions:acc_…` and `sessions:` for a place.
extension ObjectReference: LosslessStringConvertible {
    package init?(_ text: String) {
        if let colon = text.firstIndex(of: ":") {
            self.init(Kind(rawValue: String(text[..<colon])), id: String(text[text.index(after: colon)...]))
            return
        }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let mark = parts[0].firstIndex(of: "_"),
            let number = Crockford.decode(parts[0][parts[0].index(after: mark)...].utf8)
        else { return nil }
        self.init(
            Kind(rawValue: String(parts[0][..<mark])), id: String(parts[0]), in: parts.count > 1 ? String(parts[1]) : "", number: number)
    }

    package var description: String {
        guard number != nil else { return "\(kind.rawValue):\(id)" }
        return parent.isEmpty ? id : "\(id)/\(parent)"
    }
}

extension ObjectReference.Kind {
    /// All accounts.
    package static let accounts = Self(rawValue: "accounts")
    /// The transactions of an account.
    package static let transactions = Self(rawValue: "transactions")
    /// The transactions with a tag.
    package static let tag = Self(rawValue: "tag")
    /// The transactions of a payee.
    package static let payee = Self(rawValue: "payee")
    package static let notifications = Self(rawValue: "notifications")
    package static let notificationSettings = Self(rawValue: "notificationSettings")
    package static let sessions = Self(rawValue: "sessions")
    package static let household = Self(rawValue: "household")
    package static let members = Self(rawValue: "members")
    /// Imports, exports and backups.
    package static let data = Self(rawValue: "data")
    package static let profile = Self(rawValue: "profile")
    package static let security = Self(rawValue: "security")
    /// A screen by its path, which only the list of screens knows.
    package static let screen = Self(rawValue: "screen")
}
