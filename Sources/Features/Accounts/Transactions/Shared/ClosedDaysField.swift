import HTML

/// Carries unseen that a person was told of a closed day, so that the next press may change it.
struct ClosedDaysField: View {
    let allows: Binding<Bool>

    var body: some View {
        HiddenField("closed-days", value: allows.map({ $0 ? "1" : "" }, back: { $0 == "1" }))
    }
}
