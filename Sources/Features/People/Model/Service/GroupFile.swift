/// A group in a format of other programs.
package struct GroupFile: Hashable, Sendable {
    package enum Format: String, CaseIterable, Hashable, Sendable {
        case csv, json

        package var mediaType: String {
            switch self {
            case .csv: "text/csv; charset=utf-8"
            case .json: "application/json"
            }
        }
    }

    /// The suggested file name, with extension.
    package var name: String
    var format: Format
    package var bytes: [UInt8]

    package init(name: String, format: Format, bytes: [UInt8]) {
        self.name = name
        self.format = format
        self.bytes = bytes
    }
}
