package import HTML
package import Localization

/// A QR code as an image: dark on light in both colour schemes, with the required quiet zone of four modules.
package struct QRCode: View {
    private let matrix: QRMatrix?
    private let label: LocalizedText

    /// - Parameters:
    ///   - text: The encoded text; a text that is too long shows nothing.
    ///   - correction: The error correction level.
    ///   - label: The accessibility label.
    package init(_ text: String, correction: QRCorrection = .low, label: LocalizedText) {
        matrix = QRMatrix(text, correction: correction)
        self.label = label
    }

    package var body: some View {
        if let matrix {
            svg(
                .class("qr-code"), .role("img"), .ariaLabel(label),
                .attribute("viewBox", "-4 -4 \(matrix.size + 8) \(matrix.size + 8)"), .attribute("shape-rendering", "crispEdges")
            ) {
                rect(
                    .integer("x", -4), .integer("y", -4), .width(matrix.size + 8), .height(matrix.size + 8), .fill("#FFFFFF"))
                path(.attribute("d", outline(of: matrix)), .fill("#000000"))
            }
        }
    }

    /// The SVG path of the runs of dark modules.
    private func outline(of matrix: QRMatrix) -> String {
        var outline = ""
        for row in 0..<matrix.size {
            var column = 0
            while column < matrix.size {
                let start = column
                while column < matrix.size, matrix.isDark(row: row, column: column) { column += 1 }
                if column > start { outline += "M\(start) \(row)h\(column - start)v1h-\(column - start)z" } else { column += 1 }
            }
        }
        return outline
    }
}
