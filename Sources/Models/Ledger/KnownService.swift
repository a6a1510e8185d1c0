/// A service that many people subscribe to, as a proposal for a form.
package struct KnownService: Hashable, Sendable {
    package var name: String
    /// The kind of service, such as `video`: services of one kind can replace each other.
    package var kind: String
    package var category: StandardCategory
    package var cycle: BillingCycle
    /// The normalised payees of its charges.
    package var payeeKeys: [String]
    package var website: String

    package init(name: String, kind: String, category: StandardCategory, cycle: BillingCycle, payeeKeys: [String], website: String) {
        self.name = name
        self.kind = kind
        self.category = category
        self.cycle = cycle
        self.payeeKeys = payeeKeys
        self.website = website
    }
}

/// The built-in catalogue of services.
package struct ServiceCatalogue: Hashable, Sendable {
    /// By name.
    package let services: [KnownService]
    private let byPayeeKey: [String: Int]

    package static let empty = ServiceCatalogue(services: [])

    package init(services: [KnownService]) {
        self.services = services.sorted { ($0.name.folded, $0.name) < ($1.name.folded, $1.name) }
        var byPayeeKey: [String: Int] = [:]
        for (index, service) in self.services.enumerated() {
            for key in service.payeeKeys where byPayeeKey[key] == nil { byPayeeKey[key] = index }
        }
        self.byPayeeKey = byPayeeKey
    }

    /// The service that charges under a normalised payee; nil if unknown.
    package func service(ofPayee key: String) -> KnownService? { byPayeeKey[key].map { services[$0] } }
}
