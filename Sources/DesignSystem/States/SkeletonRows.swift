import HTML

/// Skeleton rows of a list that is loading.
struct SkeletonRows: View {
    let count: Int

    var body: some View {
        div(.class("card rows")) {
            ForEach(0..<count, id: \.description) { _ in
                div(.class("row")) {
                    div(.class("disc")) {}
                    div(.class("row-text")) {
                        div(.class("skeleton wide")) {}
                        div(.class("skeleton half")) {}
                    }
                    div(.class("skeleton short")) {}
                }
            }
        }
    }
}
