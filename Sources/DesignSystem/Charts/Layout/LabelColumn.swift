/// The labels of a column, each as near as possible to where it belongs: those that would overlap move apart, and the least important are left out
/// where there is no room for all.
enum LabelColumn {
    /// - Parameters:
    ///   - wanted: The middle and the height of each label in pixels, the most important first.
    ///   - range: Where they may stand.
    /// - Returns: The top of each label; nil: left out.
    static func tops(_ wanted: [(middle: Int, height: Int)], in range: Range<Int>) -> [Int?] {
        var kept: [Int] = []
        var height = 0
        for index in wanted.indices where height + wanted[index].height <= range.count {
            kept.append(index)
            height += wanted[index].height
        }
        kept.sort { (wanted[$0].middle, $0) < (wanted[$1].middle, $1) }
        var tops = [Int?](repeating: nil, count: wanted.count)
        var next = range.lowerBound
        for index in kept {
            let top = max(wanted[index].middle - wanted[index].height / 2, next)
            tops[index] = top
            next = top + wanted[index].height
        }
        var end = range.upperBound
        for index in kept.reversed() {
            let top = min(tops[index] ?? end, end - wanted[index].height)
            tops[index] = top
            end = top
        }
        return tops
    }
}
