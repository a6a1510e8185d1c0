/// The improbability of a character that is no letter in a statement, in bits.
enum SymbolCost {
    /// The cost of a byte without a character, and of control characters and box drawing.
    static let undefined = 22
    private static let rare = 14

    /// - Parameters:
    ///   - isAfterLetter: whether it follows a letter.
    ///   - isBeforeLetter: whether a letter follows it.
    static func cost(of symbol: UInt32, isAfterLetter: Bool, isBeforeLetter: Bool) -> Int {
        let cost = cost(of: symbol)
        let isWithin = isAfterLetter && isBeforeLetter
        switch symbol {
        // An apostrophe is between letters; a dash can be.
        case 0xB4, 0x2019, 0xB7: return cost + (isWithin ? 0 : 2)
        case 0x2013, 0x2014: return cost + (isWithin ? 6 : isAfterLetter || isBeforeLetter ? 4 : 0)
        case 0xA0: return cost + (isWithin ? 7 : isAfterLetter ? 4 : 0)
        // Opening marks are before letters, closing marks behind them.
        case 0xA1, 0xA7, 0xAB, 0xBF, 0x2018, 0x201A, 0x201C, 0x201E, 0x2022, 0x2039, 0x2116:
            return cost + (isWithin ? 14 : isAfterLetter ? 8 : 0)
        case 0xAA, 0xBA: return cost + (isWithin ? 14 : isBeforeLetter ? 8 : isAfterLetter ? 6 : 0)
        case 0xA9, 0xAE, 0xB0, 0xBB, 0x201D, 0x2026, 0x203A, 0x2122:
            return cost + (isWithin ? 14 : isBeforeLetter ? 8 : isAfterLetter ? 4 : 0)
        default: return cost + (isWithin ? 12 : isAfterLetter || isBeforeLetter ? 7 : 0)
        }
    }

    private static func cost(of symbol: UInt32) -> Int {
        switch symbol {
        case 0xA0: 3
        case 0x20AC: 4
        case 0xA3, 0xA7, 0xB0, 0x2013, 0x2019: 5
        case 0xAA, 0xBA: 6
        case 0xAB, 0xBB, 0xB4, 0x201C, 0x201D, 0x201E, 0xB7, 0x2026, 0x2116: 7
        case 0xA1, 0xBF, 0xA9, 0xAE, 0x2122, 0x2018, 0x2014, 0x2022, 0x2039, 0x203A, 0x201A: 8
        case 0xB2, 0xB3, 0xB1, 0xB5, 0xBC, 0xBD, 0xBE, 0xD7, 0xA5: 10
        case 0x80...0x9F, 0x2500...0x25FF: undefined
        default: rare
        }
    }
}
