import HTML
import Localization
import Services

/// The page of a link that an owner made: what it offers; in its place the request to sign out first, or that the link opens nothing.
struct LinkPage<Content: View>: View {
    private let title: LocalizedText
    private let isSignedIn: Bool
    private let content: Content?
    private let error: ServiceError?

    /// - Parameters:
    ///   - offer: nil if the link opens nothing.
    ///   - error: what prevented the link from being looked up.
    init<Offer>(
        _ title: LocalizedText, isSignedIn: Bool, offer: Offer?, error: ServiceError?, @ViewBuilder content: (Offer) -> Content
    ) {
        self.title = title
        self.isSignedIn = isSignedIn
        self.content = offer.map(content)
        self.error = error
    }

    var body: some View {
        Group {
            if isSignedIn {
                SignOutFirst()
            } else if let content {
                content
            } else {
                ClosedLink(error: error)
            }
        }
        .navigationTitle(title)
    }
}
