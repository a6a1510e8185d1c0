import App
import HTML
import HTTPTypes
import Hummingbird

/// Renders the gallery of the demo.
extension PageRenderer {
    /// Renders the gallery's index or a screen in one of its states; nil if the path does not belong to the gallery.
    func renderGallery(_ signedIn: SignedInContext) async throws -> Response? {
        guard let gallery else { return nil }
        let target = signedIn.request.target
        if signedIn.request.path == Gallery.path {
            var writer = HTMLWriter()
            try await GalleryPage(gallery).render(into: &writer)
            return response(writer, signedIn.request, status: .ok)
        }
        guard target.hasPrefix(Gallery.path + "/") else { return nil }
        let path = String(target.dropFirst(Gallery.path.count + 1))
        guard let screen = try await gallery.screen(path, in: environment(signedIn)) else { return nil }
        return render(screen, signedIn.request, tag: nil)
    }
}
