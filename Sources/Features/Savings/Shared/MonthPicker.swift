import DesignSystem
import HTML
import Navigation

/// How far it is looked ahead, as links to the same screen.
struct MonthPicker: View {
    let selected: Int
    let link: (Int) -> Link

    var body: some View {
        // Only the chosen one is spelled out, so that all four stand on a phone.
        FilterChips(
            "Look ahead",
            MonthChoice.all.map {
                FilterChip(
                    $0 == selected ? "\($0) months" : "\($0)", label: "\($0) months", path: link($0).path, isSelected: $0 == selected)
            })
    }
}
