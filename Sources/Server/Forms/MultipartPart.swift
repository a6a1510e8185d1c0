import Models

/// The header section of one part of a multipart form (RFC 7578, section 4.2).
struct MultipartPart: Hashable, Sendable {
    var name: String
    /// Nil if the part is a field.
    var fileName: String?
    var contentType: String

    /// Parses the lines between a boundary and the part's content; nil if they are malformed or have no field name.
    init?(head: ArraySlice<UInt8>) {
        guard let text = String(validating: head, as: UTF8.self) else { return nil }
        var name: String?
        var fileName: String?
        var contentType = "text/plain"
        for line in text.split(separator: "\r\n") {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            switch line[..<colon].lowercased() {
            case "content-disposition":
                let header = HeaderParameters(value)
                guard header.value == "form-data" else { return nil }
                name = header["name"].map(Self.unescaped)
                fileName = header["filename"].map(Self.unescaped)
            case "content-type":
                contentType = TextLimit.cut(String(value), to: 100)
            default: break
            }
        }
        guard let name, !name.isEmpty else { return nil }
        self.name = name
        self.fileName = fileName.map(Self.lastPart)
        self.contentType = contentType
    }

    /// Decodes quotes and line ends, which browsers encode as `%22`, `%0D` and `%0A` (WHATWG HTML, *multipart/form-data*).
    private static func unescaped(_ text: String) -> String {
        guard text.contains("%") else { return text }
        return text.replacing("%22", with: "\"").replacing("%0D", with: "\r").replacing("%0A", with: "\n")
    }

    /// Removes the folders that some browsers send, and limits the length.
    private static func lastPart(_ name: String) -> String {
        let last = name.split(omittingEmptySubsequences: true) { $0 == "/" || $0 == "\\" }.last ?? ""
        return TextLimit.cut(String(last), to: 255)
    }
}
