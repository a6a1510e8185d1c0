import HTML
import Localization

/// Collects the parts of a multipart form: fields in memory, files in a staging folder.
struct FormCollector: ~Copyable {
    private(set) var form: ReceivedForm
    private let limits: ServerLimits
    private let folder: StagedFolder
    private var part: MultipartPart?
    private var field: [UInt8] = []
    private var file: StagedFileWriter?
    private var fieldBytes = 0
    /// Bytes of all files received so far.
    private var fileBytes = 0

    init(limits: ServerLimits, folder: StagedFolder) {
        self.limits = limits
        self.folder = folder
        form = ReceivedForm(folder: folder)
    }

    /// - Throws: `HTTPFailure.tooLarge` at a limit, `.malformed`, `.failed`.
    mutating func collect(_ event: MultipartScanner.Event) throws(HTTPFailure) {
        switch event {
        case .part(let part): try begin(part)
        case .content(let bytes): try add(bytes)
        case .partEnd: try end()
        }
    }

    private mutating func begin(_ part: MultipartPart) throws(HTTPFailure) {
        self.part = part
        if part.fileName == nil {
            guard form.fields.count < limits.fieldsPerForm else { throw Self.tooMuchText }
            field = []
        } else {
            guard form.files.count < limits.filesPerForm else {
                throw .tooLarge("At most \(limits.filesPerForm) files can be sent at once. Nothing was changed.")
            }
            file = try StagedFileWriter(path: "\(folder.path)/\(form.files.count)")
        }
    }

    private mutating func add(_ bytes: ArraySlice<UInt8>) throws(HTTPFailure) {
        guard part?.fileName != nil else {
            fieldBytes += bytes.count
            guard fieldBytes <= limits.formBytes else { throw Self.tooMuchText }
            field.append(contentsOf: bytes)
            return
        }
        fileBytes += bytes.count
        guard fileBytes <= limits.uploadBytes else {
            let megabytes = limits.uploadBytes >> 20
            guard form.files.isEmpty else {
                throw .tooLarge("The files are together larger than \(megabytes) MB. Nothing was changed.")
            }
            throw .tooLarge("\(part?.fileName ?? "") is larger than \(megabytes) MB. Nothing was changed.")
        }
        try file?.write(bytes)
    }

    private mutating func end() throws(HTTPFailure) {
        guard let part else { throw .malformed }
        if let name = part.fileName {
            let size = file?.size ?? 0
            let path = file?.path ?? ""
            file = nil
            form.files.append((part.name, UploadedFile(name: name, contentType: part.contentType, stagedAs: path, size: size)))
        } else {
            guard let value = String(validating: field, as: UTF8.self) else { throw .malformed }
            form.fields.append((part.name, value))
        }
        self.part = nil
    }

    private static let tooMuchText = HTTPFailure.tooLarge("Your text is too long. Nothing was changed.")
}
