public import Localization

/// Combines the statements of a `body` into a view. Loops are not supported: `ForEach` provides the ids that field names need.
@resultBuilder
public enum ViewBuilder {
    @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

    @inlinable public static func buildPartialBlock<Content: View>(first: consuming Content) -> Content { first }

    @inlinable public static func buildPartialBlock<First: View, Second: View>(
        accumulated: consuming First, next: consuming Second
    ) -> ViewPair<First, Second> {
        ViewPair(accumulated, next)
    }

    @inlinable public static func buildExpression<Content: View>(_ view: consuming Content) -> Content { view }

    @inlinable public static func buildExpression(_ text: consuming LocalizedText) -> Text { Text(text) }

    @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    @inlinable public static func buildEither<First: View, Second: View>(first: First) -> Either<First, Second> { .first(first) }

    @inlinable public static func buildEither<First: View, Second: View>(second: Second) -> Either<First, Second> { .second(second) }
}
