import DesignSystem
import Foundation
import HTML
import Testing

/// Writes the components as pages to be looked at, with their assets, into the folder that `COFFER_GALLERY` names.
struct GalleryTests {
    @Test(.enabled(if: ProcessInfo.processInfo.environment["COFFER_GALLERY"] != nil))
    func theGalleryIsWritten() throws {
        let folder = URL(fileURLWithPath: try #require(ProcessInfo.processInfo.environment["COFFER_GALLERY"]))
        for asset in Assets.all {
            let file = folder.appending(path: asset.path == "/offline" ? "offline.html" : String(asset.path.dropFirst()))
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(asset.bytes).write(to: file)
        }
        for page in GalleryPage.allCases {
            for theme in ["light", "dark"] {
                try Data("<!doctype html>\(markup(GalleryShell(page: page, theme: theme)))".utf8)
                    .write(to: folder.appending(path: "\(page.rawValue)-\(theme).html"))
            }
        }
    }
}
