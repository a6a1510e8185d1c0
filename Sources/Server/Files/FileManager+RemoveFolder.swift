package import Foundation

extension FileManager {
    /// Removes a folder with everything in it, also while another thread or process removes parts of it.
    ///
    /// `removeItem` stops at the first entry that disappears after it was listed, and leaves the others. So it is repeated
    /// until the folder no longer exists, at most `attempts` times. A folder that does not exist is not an error.
    ///
    /// - Throws: the error of the last attempt.
    package func removeFolder(atPath path: String, attempts: Int = 100) throws {
        for attempt in 1...max(attempts, 1) {
            do {
                try removeItem(atPath: path)
                return
            } catch {
                guard fileExists(atPath: path) else { return }
                if attempt >= attempts { throw error }
            }
        }
    }
}
