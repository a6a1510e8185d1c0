/// The positions of keys on a keyboard, to detect walks over adjacent keys.
struct KeyboardLayout: Sendable {
    private struct KeyPosition: Hashable, Sendable {
        var row: Int
        var column: Int
    }

    /// Whether each row is shifted half a key to the right of the one above.
    private let isSlanted: Bool
    private let positions: [UInt32: KeyPosition]

    /// - Parameter rows: from the top; the characters of one key are in the same column of the plain and the shifted row.
    private init(_ plain: [String], shifted: [String] = [], isSlanted: Bool = true) {
        var positions: [UInt32: KeyPosition] = [:]
        for (row, keys) in (plain + shifted).enumerated() {
            for (column, key) in keys.unicodeScalars.enumerated() where key != " " && positions[key.value] == nil {
                positions[key.value] = KeyPosition(row: row % plain.count, column: column)
            }
        }
        self.positions = positions
        self.isSlanted = isSlanted
    }

    /// The difference in rows and columns from one key to another; nil if they are not adjacent.
    private func step(from: UInt32, to: UInt32) -> Step? {
        guard let from = positions[from], let to = positions[to] else { return nil }
        let step = Step(rows: to.row - from.row, columns: to.column - from.column)
        let isNear: Bool
        if isSlanted {
            isNear = [Step(0, -1), Step(0, 1), Step(1, 0), Step(1, -1), Step(-1, 0), Step(-1, 1)].contains(step)
        } else {
            isNear = step != Step(0, 0) && abs(step.rows) <= 1 && abs(step.columns) <= 1
        }
        return isNear ? step : nil
    }

    private struct Step: Hashable, Sendable {
        var rows: Int
        var columns: Int

        init(rows: Int, columns: Int) { (self.rows, self.columns) = (rows, columns) }
        init(_ rows: Int, _ columns: Int) { self.init(rows: rows, columns: columns) }
    }

    /// The longest walk from each position of a text, with its end and number of direction changes. A walk has at least four keys.
    func walks(in text: [UInt32]) -> [(start: Int, end: Int, turns: Int)] {
        var walks: [(start: Int, end: Int, turns: Int)] = []
        var (end, turns) = (text.count, 0)
        var next: Step?
        for start in text.indices.reversed() {
            let step = start + 1 < text.count ? step(from: text[start], to: text[start + 1]) : nil
            if step == nil { (end, turns) = (start + 1, 0) } else if step != next { turns += 1 }
            next = step
            if end - start >= 4 { walks.append((start, end, turns)) }
        }
        return walks
    }

    /// US and German, French, Dvorak, and the number pads of keyboards and telephones.
    static let all = [
        KeyboardLayout(
            ["`1234567890-=", " qwertyuiop[]\\", " asdfghjkl;'", " zxcvbnm,./"],
            shifted: ["~!@#$%^&*()_+", " QWERTYUIOP{}|", " ASDFGHJKL:\"", " ZXCVBNM<>?"]),
        KeyboardLayout(
            ["^1234567890ß´", " qwertzuiopü+", " asdfghjklöä#", " yxcvbnm,.-"],
            shifted: ["°!\"§$%&/()=?`", " QWERTZUIOPÜ*", " ASDFGHJKLÖÄ'", " YXCVBNM;:_"]),
        KeyboardLayout(
            ["²1234567890°+", " azertyuiop^$", " qsdfghjklmù*", " wxcvbn,;:!"],
            shifted: [" &é\"'(-è_çà)=", " AZERTYUIOP¨£", " QSDFGHJKLM%µ", " WXCVBN?./§"]),
        KeyboardLayout(
            ["`1234567890[]", " ',.pyfgcrl/=\\", " aoeuidhtns-", " ;qjkxbmwvz"],
            shifted: ["~!@#$%^&*(){}", " \"<>PYFGCRL?+|", " AOEUIDHTNS_", " :QJKXBMWVZ"]),
        KeyboardLayout(["789", "456", "123", " 0 "], isSlanted: false),
        KeyboardLayout(["123", "456", "789", " 0 "], isSlanted: false),
    ]
}
