/// A kind of rows in an undo image.
package struct ImageTable: Hashable, Sendable {
    /// The part of an image that is read at once; each piece has rows of one section.
    package let section: String
    /// The stored name.
    package let name: String
    /// The stored names of the columns, in the order in which this version writes them.
    let columns: [String]

    /// - Parameter section: the part of an image that is read at once; nil for a section of its own.
    package init(_ name: String, in section: String? = nil, columns: [String]) {
        self.section = section ?? name
        self.name = name
        self.columns = columns
    }
}
