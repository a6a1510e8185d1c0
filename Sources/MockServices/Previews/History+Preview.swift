package import Models
package import Services

extension Moment {
    /// `MockData.today` at 14:30.
    package static let preview = Moment(day: .preview, hour: 14, minute: 30)
}

extension HistoryEntry {
    /// Newest first; every second one can be taken back.
    package static let previews: [HistoryEntry] = AuditRecord.previews.reversed().enumerated().map { index, record in
        HistoryEntry(
            record: record, memberName: MemberProfile.preview.displayName, moment: Moment(mockAt: record.at),
            undo: index % 2 == 0 ? .change(record.id) : nil)
    }

    package static let preview = previews[0]
}

extension HistoryPage {
    /// One page with more to come.
    package static let preview = HistoryPage(entries: HistoryEntry.previews, next: HistoryEntry.previews.last?.record.id)
}
