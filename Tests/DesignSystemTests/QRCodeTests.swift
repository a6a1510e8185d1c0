import Testing

@testable import DesignSystem

struct QRCodeTests {
    /// Read back by another program's reader.
    @Test func aShortTextIsACodeOfTwentyOneModules() throws {
        let matrix = try #require(QRMatrix("coffer"))
        let rows = (0..<matrix.size).map { row in
            String((0..<matrix.size).map { matrix.isDark(row: row, column: $0) ? "#" : "." })
        }
        #expect(
            rows == [
                "#######.##..#.#######",
                "#.....#..#..#.#.....#",
                "#.###.#.#.#.#.#.###.#",
                "#.###.#.#..#..#.###.#",
                "#.###.#.###...#.###.#",
                "#.....#.......#.....#",
                "#######.#.#.#.#######",
                ".........##..........",
                "####..#.#.#..#..###.#",
                "#.#.##..##..#..#.#..#",
                "..##.####.#.#####.###",
                "#####...#...##...#..#",
                "..######.###.#..#....",
                "........#.#..#.......",
                "#######..##..##.#.#..",
                "#.....#....########.#",
                "#.###.#...##..#..####",
                "#.###.#.##...#.#.#.#.",
                "#.###.#.#.##.#.......",
                "#.....#.##.##.##....#",
                "#######.##.##..##.#..",
            ])
    }

    /// ISO/IEC 18004:2015, tables 1 and 7 (bytes at level L).
    @Test(arguments: [(17, 21), (18, 25), (134, 41), (154, 45), (192, 49), (230, 53), (271, 57), (858, 97)])
    func aCodeIsAsLargeAsItsTextNeeds(bytes: Int, size: Int) throws {
        #expect(try #require(QRMatrix(String(repeating: "x", count: bytes))).size == size)
    }

    /// ISO/IEC 18004:2015, tables 1 and 7 (bytes at level M).
    @Test(arguments: [(14, 21), (15, 25), (62, 33), (84, 37), (106, 41), (122, 45), (152, 49), (180, 53), (213, 57), (331, 69), (666, 97)])
    func aCodeOfMoreCorrectionIsLarger(bytes: Int, size: Int) throws {
        #expect(try #require(QRMatrix(String(repeating: "x", count: bytes), correction: .medium)).size == size)
    }

    @Test func aTextThatIsTooLongHasNoCode() {
        #expect(QRMatrix(String(repeating: "x", count: 667), correction: .medium) == nil)
        #expect(QRMatrix(String(repeating: "x", count: 859)) == nil)
    }

    /// ISO/IEC 18004:2015, annex I.2: the codewords of 01234567 at level M, and their ten for correction.
    @Test func correctionIsThatOfTheStandardsExample() {
        let data: [UInt8] = [0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11]
        #expect(QRCodewords.correction(of: data, count: 10) == [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55])
    }
}
