package import DesignSystem
package import HTML
package import Services

/// The content of a screen once it is loaded; in its place the error of a failed load, or the skeleton of one that is not finished. A screen with the
/// skeleton of a form has the shape of one.
package struct Loaded<Content: View>: View {
    @usableFromInline let content: Content?
    @usableFromInline let error: ServiceError?
    @usableFromInline let skeleton: SkeletonLayout
    @usableFromInline let retry: String

    /// Content that is shown while the last load succeeded.
    ///
    /// - Parameter retry: the screen's own path.
    @inlinable package init(
        _ model: some ScreenModel, _ skeleton: SkeletonLayout, retry: @autoclosure () -> String, @ViewBuilder content: () -> Content
    ) {
        self.init(model.state == .loaded ? true : nil, of: model, skeleton, retry: retry()) { _ in content() }
    }

    /// Content that needs a value. It stays while the value is there, also when a reload failed.
    ///
    /// - Parameter retry: the screen's own path.
    @inlinable package init<Value>(
        _ value: Value?, of model: some ScreenModel, _ skeleton: SkeletonLayout, retry: @autoclosure () -> String,
        @ViewBuilder content: (Value) -> Content
    ) {
        self.content = value.map(content)
        self.error = model.state.error
        self.skeleton = skeleton
        self.retry = self.content == nil && error != nil ? retry() : ""
    }

    @inlinable package var body: some View {
        Group {
            if let content {
                content
            } else if let error {
                ErrorView(error, retry: retry)
            } else {
                LoadingView(skeleton)
            }
        }
        .pageShape(skeleton == .form ? .reading : nil)
    }
}
