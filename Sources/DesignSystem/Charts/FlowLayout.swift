import Models

/// The positions of the nodes of one side of a flow chart, and of their bands at the node in the middle. In pixels of a text of 12 px, from the top.
struct FlowLayout {
    struct Band {
        /// The top of the node, and of its part of the node in the middle.
        var node: Int
        var middle: Int
        var height: Int
        /// The middle of the slot of the node, at which its label is placed.
        var label: Int
    }

    private(set) var bands: [Band] = []
    /// The height of all nodes with the gaps between them.
    private(set) var height = 0

    /// The height of all bands together.
    static let flow = 240
    /// The minimum height of a slot, so that labels of two lines do not overlap.
    static let slot = 32
    static let gap = 4

    /// The room of a label beside its node, in pixels: less than a half of a chart that has neither an axis nor end labels.
    static func room(_ width: ChartWidth) -> Int { (width.drawing * 46) / 100 }

    /// - Parameter amounts: above zero.
    init(_ amounts: [Money]) {
        let total = amounts.reduce(UInt64(0)) { Self.sum($0, $1.minorUnits.magnitude) }
        var (passed, middle, top): (UInt64, Int, Int) = (0, 0, 0)
        for amount in amounts {
            passed = Self.sum(passed, amount.minorUnits.magnitude)
            // Computed from running sums, so that the bands fill the middle exactly.
            let end = Ratio.parts(passed, of: total, in: UInt64(Self.flow))
            let height = max(end - middle, 1)
            let slot = max(height, Self.slot)
            bands.append(Band(node: top + (slot - height) / 2, middle: min(middle, Self.flow - 1), height: height, label: top + slot / 2))
            middle = end
            top += slot + Self.gap
        }
        height = max(top - Self.gap, 0)
    }

    /// The same, moved down.
    func moved(by distance: Int) -> FlowLayout {
        var copy = self
        for index in bands.indices {
            copy.bands[index].node += distance
            copy.bands[index].label += distance
        }
        return copy
    }

    private static func sum(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let (sum, isOver) = one.addingReportingOverflow(other)
        return isOver ? .max : sum
    }
}
