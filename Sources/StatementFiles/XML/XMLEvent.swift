/// The start or end of an element as returned by `XMLPullParser`. Its text and attributes are stored in the parser.
struct XMLEvent {
    enum Kind: UInt8 {
        case start, end
    }

    var kind: Kind
    /// The element's number in `XMLNameTable`; 0 if the name is not in the table.
    var name: UInt8
    /// Start: the range of the element's attributes in the parser's list. End: the range of its text, empty if it has child elements.
    var lower: Int32
    var upper: Int32
    /// Start: the offset of the tag in the chunk parsed last.
    var offset: Int32
}

/// An attribute of a start tag: the offsets of its name and value in the parser's arena.
struct XMLAttribute {
    var nameLower: Int32
    var nameUpper: Int32
    var valueUpper: Int32
}
