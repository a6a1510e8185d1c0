/// The dark and light modules of a QR code. Source: ISO/IEC 18004:2015, 6.3 and 7.7 to 7.10.
package struct QRMatrix: Hashable, Sendable {
    /// Modules on each side.
    package let size: Int
    /// The modules row by row; true is dark.
    private var dark: [Bool]
    /// Modules of patterns, which hold no data.
    private var isFixed: [Bool]

    private let level: QRCorrection

    /// The code of a text in UTF-8; nil if it has more bytes than version 20 holds: 858 at level L, 666 at level M.
    package init?(_ text: String, correction level: QRCorrection = .low) {
        guard let version = QRVersion(bytes: text.utf8.count, level) else { return nil }
        self.init(version)
        place(QRCodewords.make(Array(text.utf8), version))
        let candidates = (0..<8).map { masked(by: $0) }
        guard let best = candidates.min(by: { $0.penalty < $1.penalty }) else { return nil }
        self = best
    }

    package func isDark(row: Int, column: Int) -> Bool { dark[row * size + column] }

    // MARK: - Patterns

    private init(_ version: QRVersion) {
        size = version.size
        level = version.level
        dark = Array(repeating: false, count: size * size)
        isFixed = dark
        for index in 0..<size {
            setFixed(6, index, index % 2 == 0)
            setFixed(index, 6, index % 2 == 0)
        }
        for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { addFinder(row, column) }
        let centres = version.alignmentCentres
        for row in centres {
            for column in centres {
                let isFinder = (row == 6 && column == 6) || (row == 6 && column == size - 7) || (row == size - 7 && column == 6)
                if !isFinder { addRings(row, column, radius: 2) }
            }
        }
        addFormat(mask: 0)
        if version.number >= 7 { addVersion(version.number) }
    }

    private mutating func setFixed(_ row: Int, _ column: Int, _ isDark: Bool) {
        guard (0..<size).contains(row), (0..<size).contains(column) else { return }
        dark[row * size + column] = isDark
        isFixed[row * size + column] = true
    }

    /// Three nested squares, and the light separator around them.
    private mutating func addFinder(_ row: Int, _ column: Int) { addRings(row, column, radius: 4) }

    /// Nested squares: dark at the centre and up to one module away in a small pattern, two in a large one; the next ring is light.
    private mutating func addRings(_ row: Int, _ column: Int, radius: Int) {
        for down in -radius...radius {
            for across in -radius...radius {
                let distance = max(abs(down), abs(across))
                setFixed(row + down, column + across, radius == 2 ? distance != 1 : distance != 2 && distance != 4)
            }
        }
    }

    /// Adds level and mask in 15 bits, twice, and the module that is always dark.
    private mutating func addFormat(mask: Int) {
        let data = level.formatBits << 3 | mask
        let bits = (data << 10 | Self.remainder(data << 10, 0b101_0011_0111, degree: 10)) ^ 0b101_0100_0001_0010
        for index in 0..<15 {
            let isDark = bits >> index & 1 == 1
            switch index {
            case 0..<6: setFixed(index, 8, isDark)
            case 6, 7: setFixed(index + 1, 8, isDark)
            case 8: setFixed(8, 7, isDark)
            default: setFixed(8, 14 - index, isDark)
            }
            if index < 8 { setFixed(8, size - 1 - index, isDark) } else { setFixed(size - 15 + index, 8, isDark) }
        }
        setFixed(size - 8, 8, true)
    }

    /// Adds the version in 18 bits, twice.
    private mutating func addVersion(_ number: Int) {
        let bits = number << 12 | Self.remainder(number << 12, 0b1_1111_0010_0101, degree: 12)
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1
            setFixed(size - 11 + index % 3, index / 3, isDark)
            setFixed(index / 3, size - 11 + index % 3, isDark)
        }
    }

    private static func remainder(_ value: Int, _ divisor: Int, degree: Int) -> Int {
        var rest = value
        while rest >> degree != 0 {
            let shift = Int.bitWidth - rest.leadingZeroBitCount - 1 - degree
            rest ^= divisor << shift
        }
        return rest
    }

    // MARK: - Data

    /// Places the codewords in columns of two from the right, alternately upwards and downwards, skipping the patterns and the timing column.
    private mutating func place(_ codewords: [UInt8]) {
        var bit = 0
        var isUpward = true
        for right in stride(from: size - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) where right > 0 {
            for step in 0..<size {
                let row = isUpward ? size - 1 - step : step
                for column in [right, right - 1] where !isFixed[row * size + column] && bit < codewords.count * 8 {
                    dark[row * size + column] = codewords[bit / 8] >> (7 - bit % 8) & 1 == 1
                    bit += 1
                }
            }
            isUpward.toggle()
        }
    }

    // MARK: - Masks

    private func masked(by mask: Int) -> QRMatrix {
        var result = self
        for row in 0..<size {
            for column in 0..<size where !isFixed[row * size + column] && Self.flips(mask, row, column) {
                result.dark[row * size + column].toggle()
            }
        }
        result.addFormat(mask: mask)
        return result
    }

    private static func flips(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
        switch mask {
        case 0: (row + column) % 2 == 0
        case 1: row % 2 == 0
        case 2: column % 3 == 0
        case 3: (row + column) % 3 == 0
        case 4: (row / 2 + column / 3) % 2 == 0
        case 5: row * column % 2 + row * column % 3 == 0
        case 6: (row * column % 2 + row * column % 3) % 2 == 0
        default: ((row + column) % 2 + row * column % 3) % 2 == 0
        }
    }

    /// The penalty score: long runs, squares of one colour, patterns that look like a finder, imbalance of dark and light.
    private var penalty: Int {
        let lines = (0..<size).flatMap { line in
            [(0..<size).map { isDark(row: line, column: $0) }, (0..<size).map { isDark(row: $0, column: line) }]
        }
        var penalty = lines.reduce(0) { $0 + Self.penalty(of: $1) }
        for row in 1..<size {
            for column in 1..<size {
                let colour = isDark(row: row, column: column)
                if colour == isDark(row: row - 1, column: column), colour == isDark(row: row, column: column - 1),
                    colour == isDark(row: row - 1, column: column - 1)
                {
                    penalty += 3
                }
            }
        }
        let share = dark.count { $0 } * 100 / dark.count
        return penalty + abs(share - 50) / 5 * 10
    }

    private static func penalty(of line: [Bool]) -> Int {
        var penalty = 0
        var run = 1
        for index in 1...line.count {
            if index < line.count, line[index] == line[index - 1] {
                run += 1
            } else {
                if run >= 5 { penalty += run - 2 }
                run = 1
            }
        }
        let finder = [true, false, true, true, true, false, true]
        let light = [false, false, false, false]
        for start in 0...max(line.count - 11, 0) where line.count >= 11 {
            let part = line[start..<start + 11]
            if part.elementsEqual(finder + light) || part.elementsEqual(light + finder) { penalty += 40 }
        }
        return penalty
    }
}
