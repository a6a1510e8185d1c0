/// The tags of MT940 and MT942 that the reader uses (SWIFT Standards, Category 9).
enum MT940Tag: Hashable {
    /// `:20:`, which starts a message.
    case reference
    /// `:25:`, `:25P:`.
    case account
    /// `:60F:`, `:60M:`.
    case opening(isIntermediate: Bool)
    /// `:61:`.
    case entry
    /// `:86:`.
    case details
    /// `:62F:`, `:62M:`.
    case closing(isIntermediate: Bool)
    /// `:34F:`, the floor limit of an interim report.
    case floorLimit
    /// `:13:`, `:13D:`, `:90C:`, `:90D:`, which occur only in interim reports.
    case interim
    /// `:NS:`, an extension of German and Hungarian banks.
    case nonSwift
    /// `:28:`, `:28C:`, the statement number.
    case number
    /// `:21:`, `:64:`, `:65:` and others that are skipped.
    case other

    /// The tag at the start of a line and its length; nil if the line does not start with a known tag. A broken time such as `:26:37` is not
    /// a tag.
    static func parse(startOf line: UnsafeRawBufferPointer) -> (tag: MT940Tag, length: Int)? {
        let colon = UInt8(ascii: ":")
        guard line.count >= 4, line[0] == colon else { return nil }
        let length = line[3] == colon ? 4 : line.count >= 5 && line[4] == colon ? 5 : 0
        guard length > 0, let tag = named(UnsafeRawBufferPointer(rebasing: line[1..<length - 1])) else { return nil }
        return (tag, length)
    }

    private static func named(_ code: UnsafeRawBufferPointer) -> MT940Tag? {
        if code.equals("NS") { return .nonSwift }
        guard code[0].isDigit, code[1].isDigit else { return nil }
        let letter = code.count == 3 ? code[2] : 0
        switch (Int(code[0] - 48) * 10 + Int(code[1] - 48), letter) {
        case (20, 0): return .reference
        case (25, 0), (25, UInt8(ascii: "P")): return .account
        case (60, UInt8(ascii: "F")): return .opening(isIntermediate: false)
        case (60, UInt8(ascii: "M")): return .opening(isIntermediate: true)
        case (61, 0): return .entry
        case (86, 0): return .details
        case (62, UInt8(ascii: "F")): return .closing(isIntermediate: false)
        case (62, UInt8(ascii: "M")): return .closing(isIntermediate: true)
        case (34, UInt8(ascii: "F")): return .floorLimit
        case (13, 0), (13, UInt8(ascii: "D")), (90, UInt8(ascii: "C")), (90, UInt8(ascii: "D")): return .interim
        case (28, 0), (28, UInt8(ascii: "C")): return .number
        case (21, 0), (64, 0), (65, 0): return .other
        case (94, UInt8(ascii: "0")), (94, UInt8(ascii: "2")): return .other
        default: return nil
        }
    }
}
