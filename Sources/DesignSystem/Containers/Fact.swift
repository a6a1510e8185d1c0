package import HTML
package import Localization

/// A name and a value of a `FactList`.
package struct Fact<Value: View>: View {
    @usableFromInline let name: LocalizedText
    @usableFromInline let value: Value

    @inlinable package init(_ name: LocalizedText, @ViewBuilder value: () -> Value) {
        self.name = name
        self.value = value()
    }

    @inlinable package var body: some View {
        div {
            dt { name }
            dd { value }
        }
    }
}

extension Fact where Value == Text {
    @inlinable package init(_ name: LocalizedText, _ value: LocalizedText) {
        self.init(name) { Text(value) }
    }
}
