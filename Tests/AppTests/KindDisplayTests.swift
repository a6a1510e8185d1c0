import Foundation
import Installation
import Localization
import Models
import Navigation
import ScreenKit
import ServiceKit
import Services
import Testing
import TransferModel

@testable import App

/// Features show the kinds that they declare.
struct KindDisplayTests {
    private let features = FeatureList.standard.contributions

    @Test func everyKindOfWhatIsDueHasATitle() throws {
        let words = try Self.words(files: "DueItem+")
        #expect(words.count >= 8)
        for word in words {
            let item = DueItem(
                key: "", day: Day(number: 20_600), title: "Orla", kind: DueItem.Kind(word), amount: nil, direction: .neutral,
                object: ObjectReference(ID<Transfer>(rawValue: 1)))
            #expect(!features.display(of: item).title.string(in: .english).isEmpty, "\(word)")
        }
    }

    @Test func everyTypeOfNotificationsHasAnIcon() {
        let types = Set(ServiceModules.standard.notifications.types.map(\.type))
        #expect(!types.isEmpty && Set(features.notificationSymbols.keys) == types)
    }

    /// But what somebody tries out, which comes from nowhere.
    @Test func everyKindOfTheForecastHasATitle() throws {
        let declared = try Self.words(extending: "ForecastItem.Kind")
        #expect(declared.count >= 11)
        #expect(Set(features.forecastTitles.keys.map(\.rawValue)) == declared.subtracting(["whatIf"]))
    }

    /// The words of the constants that are made by `Self("…")`.
    private static func words(files prefix: String = "", extending type: String? = nil) throws -> Set<String> {
        let folder = URL(filePath: #filePath).appending(path: "../../../Sources").standardized
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") && URL(filePath: $0).lastPathComponent.hasPrefix(prefix) }
        return Set(
            try names.flatMap { name in
                var source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)[...]
                if let type {
                    guard let start = source.range(of: "extension \(type) {") else { return [String]() }
                    source = source[start.upperBound...]
                    source = source[..<(source.range(of: "\n}")?.lowerBound ?? source.endIndex)]
                }
                return source.matches(of: /static let \w+ = Self\("(\w+)"/).map { String($0.1) }
            })
    }
}
