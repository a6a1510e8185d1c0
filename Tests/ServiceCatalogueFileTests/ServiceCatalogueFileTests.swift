import Models
import Recurrence
import ServiceCatalogueFile
import Testing

@Suite struct ServiceCatalogueFileTests {

    @Test func itHasAtLeastSixtyServicesEachWithItsPayees() throws {
        let catalogue = try ServiceCatalogueFile.load()
        #expect(catalogue.services.count >= 60)
        for service in catalogue.services { #expect(!service.payeeKeys.isEmpty && service.category.class == .spending, "\(service.name)") }
    }

    @Test(arguments: [
        ("NETFLIX.COM 866-579-7172", "Netflix"), ("PAYPAL *SPOTIFY 4029357733 LU", "Spotify"), ("Spotify P1A2B3 Stockholm", "Spotify"),
        ("ADOBE SYSTEMS SOFTWARE", "Adobe Creative Cloud"), ("Rundfunk ARD, ZDF, DRadio", "Rundfunkbeitrag"),
    ])
    func aServiceIsKnownByThePayeeOfItsCharges(payee: String, name: String) throws {
        #expect(try ServiceCatalogueFile.load().service(ofPayee: PayeeKey.key(payee))?.name == name, "\(PayeeKey.key(payee))")
    }

    private static func file(_ service: String) -> [UInt8] { Array("{\"services\": [\(service)]}".utf8) }

    private static let good = """
        {"name": "A", "kind": "video", "category": "subscriptions", "every": 1, "unit": "month", "payees": ["a tv"], "website": "https://a"}
        """

    @Test func aValidFileIsRead() throws {
        let catalogue = try ServiceCatalogueFile.read(Self.file(Self.good))
        #expect(catalogue.services.map(\.name) == ["A"] && catalogue.services.map(\.cycle) == [.monthly])
    }

    @Test(arguments: [
        ("\"name\": \"A\"", "\"name\": \"\"", "service 1, field name: it is empty"),
        ("\"kind\": \"video\"", "\"kind\": \"Video 1\"", "service A, field kind: Video 1 is not made of small letters and hyphens"),
        ("\"subscriptions\"", "\"salary\"", "service A, field category: salary is not known"),
        ("\"every\": 1", "\"every\": 0", "service A, field every: 0 is out of range"),
        ("\"month\"", "\"fortnight\"", "service A, field unit: fortnight is not known"),
        ("[\"a tv\"]", "[]", "service A, field payees: it is empty"),
        ("https://a", "http://a", "service A, field website: http://a does not begin with https://"),
        ("\"every\": 1, ", "", "field services.1.every is missing or has another type"),
    ])
    func aFaultIsReportedWithServiceAndField(old: String, new: String, sentence: String) throws {
        let error = try #require(throws: ServiceCatalogueError.self) {
            try ServiceCatalogueFile.read(Self.file(Self.good.replacing(old, with: new)))
        }
        #expect(error.description.hasSuffix(sentence), "\(error.description)")
    }

    @Test func noPayeeBelongsToTwoServices() throws {
        let other = Self.good.replacing("\"A\"", with: "\"B\"")
        #expect(throws: ServiceCatalogueError.field(service: "B", field: "payees", .duplicate(PayeeKey.key("a tv")))) {
            try ServiceCatalogueFile.read(Self.file(Self.good + "," + other))
        }
    }
}
