import Foundation

/// A folder for uploads that is made when it is needed and goes with the last browser.
final class UploadsFolder {
    let path = FileManager.default.temporaryDirectory.appending(path: "coffer-uploads-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
