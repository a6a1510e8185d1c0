import Models

/// What authenticators call a member (WebAuthn level 2, section 5.4.3): the ids of household and member, eight bytes each. A passkey that
/// is found by its authenticator leads with it to the household and the member before anybody is signed in. It says nothing about a person.
struct PasskeyUserHandle: Hashable, Sendable {
    let household: ID<Household>
    let member: ID<Member>

    init(household: ID<Household>, member: ID<Member>) {
        self.household = household
        self.member = member
    }

    /// Nil for other bytes than those of two ids.
    init?(_ bytes: [UInt8]) {
        guard bytes.count == 16 else { return nil }
        household = ID(rawValue: Int64(bigEndianBytes: bytes.prefix(8)))
        member = ID(rawValue: Int64(bigEndianBytes: bytes.suffix(8)))
    }

    var bytes: [UInt8] { household.rawValue.bigEndianBytes + member.rawValue.bigEndianBytes }
}
