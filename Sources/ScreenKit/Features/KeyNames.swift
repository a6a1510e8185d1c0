package import HTML
package import Localization

/// Keys to press one after the other.
package struct KeyNames: View {
    private let names: [LocalizedText]

    package init(_ names: [LocalizedText]) {
        self.names = names
    }

    package var body: some View {
        ForEach(Array(names.enumerated()), id: \.offset.description) { index, name in
            if index > 0 { " " }
            kbd { name }
        }
    }
}
