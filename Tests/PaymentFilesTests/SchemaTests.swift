import Foundation
import Models
import TestTools
import Testing

@testable import PaymentFiles

/// Validates files by the ISO 20022 schema, if the Python package that contains it is installed (`scripts/install-payment-schema`).
struct SchemaTests {

    @Test(.enabled(if: Python.hasSchema)) func filesAreValidByTheSchemaOfISO20022() throws {
        let address = PostalAddress(street: "Hauptstraße 5", postalCode: "10115", town: "Berlin", country: "DE")
        let sepa = try Sample.write(Sample.payment(1), Sample.payment(2, 5_00, bic: "BNPAFRPPXXX", address: address, note: ""))
        let nonSEPA = try Sample.write(
            Sample.payment(1), Sample.payment(2, 500, "JPY", to: "12-345", bic: "CHASUS33", address: address),
            Sample.payment(3, 1_005, "KWD", to: "KW81CBKU0000000000001234560101", bic: "CBKUKWKW"))
        #expect(try Python.problems(in: [sepa, nonSEPA]) == "")
        // The schema detects an error.
        let wrong = sepa.split(separator: "\n").filter { !$0.contains("PmtMtd") }.joined(separator: "\n")
        #expect(try Python.problems(in: [wrong]) != "")
    }
}

private enum Python {
    static let hasSchema = (try? run("import sepaxml, xmlschema", [])) == ""

    private static let script = """
        import sys, os, xmlschema, sepaxml
        schema = xmlschema.XMLSchema(os.path.join(os.path.dirname(sepaxml.__file__), 'schemas', 'pain.001.001.09.xsd'))
        for file in sys.argv[1:]:
            for error in schema.iter_errors(file): print(error.path, error.reason)
        """

    static func problems(in texts: [String]) throws -> String {
        let files = texts.map { _ in FileManager.default.temporaryDirectory.appendingPathComponent("coffer-\(UUID().uuidString).xml") }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        for (file, text) in zip(files, texts) { try Data(text.utf8).write(to: file) }
        return try run(script, files.map(\.path))
    }

    private static func run(_ script: String, _ arguments: [String]) throws -> String {
        let answer = try Child.run(
            ["/usr/bin/env", "python3", "-c", script] + arguments, environment: ["PATH": Tool.searchPath])
        return answer.output + answer.errors
    }
}
