package import Localization
package import Models

extension AuditRecord {
    /// The subject of an import of rates.
    package static func subject(ofRates count: Int) -> String { "\(count) rates of the ECB" }

    /// The subject of an import of rates: their number.
    package var countOfRates: LocalizedText? {
        action == .setRates ? count(of: "rates of the ECB").map { "\($0) rates of the ECB" } : nil
    }
}
