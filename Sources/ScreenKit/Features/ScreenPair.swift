package import HTML

/// The view and the view model of a screen.
package struct ScreenPair {
    package let view: any View
    package let model: any ScreenModel

    /// - Parameters:
    ///   - model: the view model of the screen.
    ///   - view: makes the view of the view model.
    package init<Model: ScreenModel>(_ model: Model, _ view: (Model) -> some View) {
        self.model = model
        self.view = view(model)
    }
}
