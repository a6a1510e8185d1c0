/// The distinct words of a file that contain bytes above 0x7F, each as raw bytes.
///
/// A word ends at control characters, blanks, and the ASCII punctuation that is no trail byte of any East Asian encoding, so that words can
/// be decoded on their own.
struct EncodingSample: Hashable {
    /// The number of bytes of distinct words after which collection ends.
    private static let byteLimit = 2048
    /// The number of words, distinct or not, after which collection ends.
    private static let wordLimit = 20_000
    /// The maximum number of ASCII words examined for hints.
    private static let hintLimit = 4_096
    /// The length to which words are truncated.
    private static let wordLength = 128

    private(set) var words: [[UInt8]] = []
    /// Hints among the ASCII words up to that limit.
    private(set) var hints = RegionalHints()
    private var known: Set<[UInt8]> = []
    private var size = 0
    private var seen = 0
    private var looked = 0
    /// The incomplete word at the end of the bytes read so far.
    private var word: [UInt8] = []
    private var wordIsASCII = true

    private var isFull: Bool { size >= Self.byteLimit || seen >= Self.wordLimit }

    /// Reads a source until enough words are found, or to its end.
    ///
    /// - Throws: errors of the source.
    init(_ source: any ByteSource) throws {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
        defer { buffer.deallocate() }
        while !isFull {
            let count = try source.read(into: buffer)
            guard count > 0 else { break }
            append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
        endWord()
    }

    private mutating func append(_ text: UnsafeRawBufferPointer) {
        for byte in text {
            guard byte >= 0x30, !(0x3A...0x3F).contains(byte) else {
                endWord()
                if isFull { return }
                continue
            }
            guard word.count < Self.wordLength else { continue }
            word.append(byte)
            if byte >= 0x80 { wordIsASCII = false }
        }
    }

    private mutating func endWord() {
        defer {
            word.removeAll(keepingCapacity: true)
            wordIsASCII = true
        }
        guard !wordIsASCII else {
            guard word.count >= 3, looked < Self.hintLimit else { return }
            looked += 1
            hints.add(word)
            return
        }
        seen += 1
        guard known.insert(word).inserted else { return }
        words.append(word)
        size += word.count
    }
}
