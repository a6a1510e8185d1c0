import Models
import Testing

@Suite struct CSVCellTests {

    @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "'quoted"])
    func whatATableProgramWouldRunIsTextAndComesBack(text: String) {
        #expect(CSVCell.guarded(text) == "'" + text)
        #expect(CSVCell.unguarded(CSVCell.guarded(text)) == text)
    }

    @Test(arguments: ["", "Bakery", "1-2", " =1"]) func otherTextStaysAsItIs(text: String) {
        #expect(CSVCell.guarded(text) == text)
        #expect(CSVCell.unguarded(text) == text)
    }
}
