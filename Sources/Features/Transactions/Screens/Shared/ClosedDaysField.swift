import HTML
import Localization

/// A hidden field that records that the member was warned about a closed day, so that the next submission may change it.
struct ClosedDaysField: View {
    let allows: Binding<Bool>

    var body: some View {
        HiddenField("closed-days", value: allows.map({ $0 ? "1" : "" }, back: { $0 == "1" }))
    }
}
