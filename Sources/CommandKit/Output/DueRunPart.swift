package import Localization

/// What a feature did in a run of everything that is due.
package struct DueRunPart {
    package typealias Count = (count: Int, label: LocalizedText)

    package var counts: [Count]
    /// One line for each thing that was done.
    package var lines: [LocalizedText]

    package init(counts: [Count], lines: [LocalizedText]) {
        self.counts = counts
        self.lines = lines
    }
}
