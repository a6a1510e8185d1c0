/// The base of view models that start with nothing but the context of their screen. Nothing is overridden.
open class ContextModel<Context> {
    /// Member, services and navigation of the screen.
    package final let context: Context

    package init(_ context: Context) {
        self.context = context
    }
}
