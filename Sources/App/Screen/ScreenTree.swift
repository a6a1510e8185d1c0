import HTML

/// A screen in its frame, as a person's input walks through it.
struct ScreenTree: View {
    let shell: ShellView
    let content: AnyView

    var body: some View {
        content
        shell.trailing
    }
}
