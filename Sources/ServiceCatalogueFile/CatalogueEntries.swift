import Models
import Recurrence

/// The file's content as it is written.
struct CatalogueEntries: Decodable {
    var services: [CatalogueEntry]

    /// Validates the entries.
    func catalogue() throws(ServiceCatalogueError) -> ServiceCatalogue {
        var names = Set<String>()
        var keys = Set<String>()
        var services: [KnownService] = []
        for (index, entry) in self.services.enumerated() {
            let service = try entry.service(number: index + 1)
            guard names.insert(service.name.folded).inserted else {
                throw .field(service: service.name, field: "name", .duplicate(service.name))
            }
            for key in service.payeeKeys where !keys.insert(key).inserted {
                throw .field(service: service.name, field: "payees", .duplicate(key))
            }
            services.append(service)
        }
        return ServiceCatalogue(services: services)
    }

    /// The path of the field that could not be decoded.
    static func location(of error: DecodingError) -> String {
        let path: [any CodingKey] =
            switch error {
            case .keyNotFound(let key, let context): context.codingPath + [key]
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): context.codingPath
            @unknown default: []
            }
        return path.map { $0.intValue.map { String($0 + 1) } ?? $0.stringValue }.joined(separator: ".")
    }
}

/// A service as it is written.
struct CatalogueEntry: Decodable {
    var name: String
    var kind: String
    var category: String
    var every: Int
    var unit: String
    var payees: [String]
    var website: String

    /// - Parameter number: its position in the file, from 1.
    func service(number: Int) throws(ServiceCatalogueError) -> KnownService {
        let label = name.isEmpty ? String(number) : name
        func error(_ field: String, _ violation: ServiceCatalogueError.Violation) -> ServiceCatalogueError {
            .field(service: label, field: field, violation)
        }
        guard !name.isEmpty else { throw error("name", .empty) }
        guard TextLimit.allows(name, TextLimit.name) else { throw error("name", .tooLong(max: TextLimit.name)) }
        guard !kind.isEmpty, kind.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-") })
        else {
            throw error("kind", .invalidKind(kind))
        }
        guard let category = StandardCategory(rawValue: category), category.class == .spending else {
            throw error("category", .unknownValue(category))
        }
        guard Schedule.intervals.contains(every) else { throw error("every", .outOfRange(every)) }
        guard let unit = ScheduleUnit(rawValue: unit) else { throw error("unit", .unknownValue(unit)) }
        guard website.hasPrefix("https://") else { throw error("website", .invalidAddress(website)) }
        var keys: [String] = []
        for payee in payees {
            let key = PayeeKey.key(payee)
            guard !key.isEmpty else { throw error("payees", .empty) }
            if !keys.contains(key) { keys.append(key) }
        }
        guard !keys.isEmpty else { throw error("payees", .empty) }
        return KnownService(
            name: name, kind: kind, category: category, cycle: .every(every, unit), payeeKeys: keys, website: website)
    }
}
