package import HTML

extension Binding where Value: RawRepresentable<String> & Equatable {
    /// The value as a query item: empty for the standard value, which links leave out. An unknown text leaves the value unchanged.
    package func item(standard: Value) -> Binding<String> {
        map({ $0 == standard ? "" : $0.rawValue }, back: Value.init(rawValue:))
    }
}

extension Binding<Bool> {
    /// The value as a query item: `1` for true, empty for false, which links leave out.
    package var item: Binding<String> { map({ $0 ? "1" : "" }, back: { $0 == "1" }) }
}
