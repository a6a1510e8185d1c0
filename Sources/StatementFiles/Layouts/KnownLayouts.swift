import CEmbeddedFiles
import Models

/// The known layouts of banks and apps, by the names of their header rows.
///
/// A known layout is a candidate like any other, with a weight above all others; contradicting balances overrule it.
package struct KnownLayouts: Sendable {
    /// In the order of the file.
    package let layouts: [KnownLayout]
    private let bySignature: [String: [Int]]
    private let byID: [String: Int]

    private static let parsed: Result<KnownLayouts, KnownLayoutError> = {
        do throws(KnownLayoutError) {
            return .success(try KnownLayouts(embedded_layouts_tsv().text))
        } catch {
            return .failure(error)
        }
    }()

    /// The layouts of the program, parsed once.
    package static func shared() throws(KnownLayoutError) -> KnownLayouts { try parsed.get() }

    /// - Parameter text: a table in the form of `layouts.tsv`; lines that begin with `#` are comments.
    package init(_ text: String) throws(KnownLayoutError) {
        var layouts: [KnownLayout] = []
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { String($0) ?? "" }
            if cells == KnownLayoutRow.header { continue }
            layouts.append(try KnownLayoutRow.layout(of: cells))
        }
        var bySignature: [String: [Int]] = [:]
        var byID: [String: Int] = [:]
        for (index, layout) in layouts.enumerated() {
            guard byID.updateValue(index, forKey: layout.id) == nil else { throw KnownLayoutError(id: layout.id, column: "id") }
            if layout.hasHeader { bySignature[KnownLayout.signature(of: layout.columns.map(\.name)), default: []].append(index) }
        }
        self.layouts = layouts
        self.bySignature = bySignature
        self.byID = byID
    }

    /// The layouts with these names in the header. Several, if banks use the same names with other rules.
    package func layouts(named names: [String]) -> [KnownLayout] {
        (bySignature[KnownLayout.signature(of: names)] ?? []).compactMap { layouts[$0].arranged(as: names) }
    }

    /// Whether a layout has these names in its header.
    static func hasLayout(named names: [String]) -> Bool {
        guard case .success(let known) = parsed else { return false }
        return known.bySignature[KnownLayout.signature(of: names)] != nil
    }

    /// The layouts without a header that have a number of columns.
    func headerless(columns: Int) -> [KnownLayout] { layouts.filter { !$0.hasHeader && $0.columns.count == columns } }

    /// The layout with an id; nil for an unknown id.
    package static func find(_ id: String) -> KnownLayout? {
        guard case .success(let known) = parsed else { return nil }
        return known.byID[id].map { known.layouts[$0] }
    }
}
