import HomeModel
import Models
import ServiceKit
import Services
import Storage

/// The search over everything.
struct SearchModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any SearchServiceProtocol).self) { LiveSearchService(context: $0) }] }
    var migrations: [Migration] { [.searches] }
    var policies: [String: RowPolicy] { .search }
}

/// The searches of a member go with them.
extension SearchModule: MemberRemoving {
    func removeRows(of member: ID<Member>, in household: ID<Household>, on connection: Connection) throws {
        try MemberSearchRepository(connection, household: household, member: member).deleteAll()
    }
}
