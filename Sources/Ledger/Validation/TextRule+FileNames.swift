import Models

extension TextRule {
    /// A file's display name without folders; never used as a path.
    package static func fileName(_ text: String) -> String {
        let path = line(text)
        let name = line(String(path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""))
        // An invalid name does not reject the file, but a card number in it is not stored.
        return name.isEmpty || CardNumber.isContained(inFreeText: name) ? "File" : TextLimit.cut(name, to: 200)
    }
}
