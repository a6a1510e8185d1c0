/// A start or an end of an element, as `XMLPullParser` gives it. Its bytes stay in the parser.
struct XMLEvent {

    enum Kind: UInt8 {
        case start, end
    }

    var kind: Kind
    /// The element's number in `XMLNames`; 0 for one that the reader does not know.
    var name: UInt8
    /// Start: positions in the parser's attributes. End: positions of the text, empty where the element holds other elements.
    var lower: Int32
    var upper: Int32
    /// Start: where the tag begins in the piece that was parsed last.
    var offset: Int32
}

/// An attribute of a start tag: positions of its name and value in the parser's arena.
struct XMLAttribute {
    var nameLower: Int32
    var nameUpper: Int32
    var valueUpper: Int32
}
