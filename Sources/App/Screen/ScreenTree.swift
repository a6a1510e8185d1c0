import HTML

/// A screen in its shell, as traversed by form input.
struct ScreenTree: View {
    let shell: ShellView
    let content: AnyView

    var body: some View {
        content
        shell.trailing
    }
}
