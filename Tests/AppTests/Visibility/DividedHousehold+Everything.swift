import HouseholdModel
import Models
import Services
import Synchronization
import TestSupport

extension DividedHousehold {
    /// All data of the household, as the command line exports them, without what members were told: a write that is refused may be told to a
    /// member, and changes nothing else.
    func everything() async throws -> String {
        let pieces = Mutex<[UInt8]>([])
        try await commandLine().exports().export(ExportRequest(format: .json)) { piece in pieces.withLock { $0 += piece } }
        let text = String(decoding: pieces.withLock { $0 }, as: UTF8.self)
        // Each section begins on a line of its own.
        var (sections, name) = ([String: String](), "")
        for line in text.split(separator: "\n") {
            if line.hasPrefix("\"") { name = String(line.dropFirst().prefix { $0 != "\"" }) }
            sections[name, default: ""] += "\(line)\n"
        }
        for told in ["notifications", "securityLog"] { sections[told] = nil }
        return sections.sorted { $0.key < $1.key }.map(\.value).joined()
    }
}
