/// A view for each element of a sequence. Names of fields and buttons inside are scoped by the element's id, so they do not change when
/// other rows are inserted or removed.
public struct ForEach<Data: Sequence, Content: View>: Element {
    @usableFromInline let data: Data
    @usableFromInline let id: (Data.Element) -> String
    @usableFromInline let content: (Data.Element) -> Content

    /// - Parameter id: the element's id, unique in `data`; only evaluated if the rows take input.
    @inlinable public init(
        _ data: Data, id: @escaping (Data.Element) -> String, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.content = content
    }

    @inlinable public func render(into writer: inout HTMLWriter) {
        for element in data {
            if Content.takesInput {
                writer.page.scope.append(FieldName.scopePart(id(element)))
                content(element).render(into: &writer)
                writer.page.scope.removeLast()
            } else {
                content(element).render(into: &writer)
            }
        }
    }

    @inlinable public func receive(_ input: inout FormInput) {
        guard Content.takesInput else { return }
        for element in data {
            input.scope.append(FieldName.scopePart(id(element)))
            content(element).receive(&input)
            input.scope.removeLast()
        }
    }

    @inlinable public static var takesInput: Bool { Content.takesInput }
}
