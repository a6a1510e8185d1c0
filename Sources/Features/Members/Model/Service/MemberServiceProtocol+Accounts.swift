package import Models

extension MemberServiceProtocol {
    /// To whom an account that a member adds can belong besides the household: the member. Empty where the member is alone.
    package func fetchOwners(ofAccountAddedBy member: ID<Member>?) async throws -> [MemberProfile] {
        let members = try await fetchMembers().filter { !$0.isDisabled }
        return members.count > 1 ? members.filter { $0.id == member } : []
    }
}
