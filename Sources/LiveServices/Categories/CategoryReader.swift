import Models
import Storage

/// Reads categories, inside one snapshot.
struct CategoryReader {
    private let places: PlaceRepository

    init(_ connection: Connection, household: ID<Household>) {
        places = PlaceRepository(connection, household: household)
    }

    /// Income, then spending, then neutral; by name. Archived ones too.
    func categories() throws -> [Category] {
        let order = Dictionary(CategoryClass.allCases.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return try places.all().compactMap { $0.toCategory() }
            .map { (key: (order[$0.class] ?? 0, $0.name.folded, $0.id.rawValue), category: $0) }
            .sorted { $0.key < $1.key }.map(\.category)
    }
}
