import DesignSystem
import HTML
import Localization
import Navigation

/// A picker of the projection's number of months, as links to the same screen.
struct MonthPicker: View {
    let selected: Int
    let link: (Int) -> Link

    var body: some View {
        // Only the selected one contains the word `months`, so that all four fit on the width of a phone.
        SegmentedLinks(
            "Look ahead",
            MonthChoice.all.map {
                FilterChip(
                    $0 == selected ? "\($0) months" : "\($0)", label: "\($0) months", path: link($0).path, isSelected: $0 == selected)
            })
    }
}
