import Localization

/// What a feature did in a run of everything that is due.
struct DueRunPart {
    typealias Count = (count: Int, label: LocalizedText)

    var counts: [Count]
    /// One line for each thing that was done.
    var lines: [LocalizedText]
}
