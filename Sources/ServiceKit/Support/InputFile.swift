import Localization
import Models
package import Services
import StatementFiles

/// Reads whole files that are not statements.
package enum InputFile {
    /// Maximum size in bytes.
    static let limit = 32 << 20

    /// - Parameter name: the name of the file in errors; nil: its path.
    /// - Throws: `ServiceError.missingInput`; `.refusedFile` if it is too large.
    package static func bytes(of file: String, named name: String? = nil) throws(ServiceError) -> [UInt8] {
        let name = name ?? file
        do {
            let source = try FileByteSource(path: file)
            var bytes: [UInt8] = []
            let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
            defer { buffer.deallocate() }
            while true {
                let count = try source.read(into: buffer)
                guard count > 0 else { return bytes }
                guard bytes.count + count <= limit else {
                    throw ServiceError.refusedFile(
                        file: name, diagnostic: Diagnostic(line: 0, severity: .error, code: .ratesFileTooLarge))
                }
                bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            }
        } catch let error as ServiceError {
            throw error
        } catch let error as FileByteSourceError {
            throw .missingInput(file: name, reason: .verbatim(error.reason))
        } catch {
            throw .missingInput(file: name, reason: "The file cannot be read")
        }
    }
}
