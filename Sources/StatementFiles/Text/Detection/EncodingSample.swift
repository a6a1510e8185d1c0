/// The distinct words of a file that hold bytes above 0x7F, each as raw bytes.
///
/// A word ends at control characters, blanks, and the ASCII punctuation that is no trail byte of any East Asian encoding, so that words can
/// be decoded on their own.
struct EncodingSample: Hashable {

    /// Collection ends after as many bytes of distinct words.
    private static let byteLimit = 2048
    /// Collection ends after as many words, distinct or not.
    private static let wordLimit = 20_000
    /// As many words of ASCII are looked at for hints.
    private static let hintLimit = 4_096
    /// Longer words are cut.
    private static let wordLength = 128

    private(set) var words: [[UInt8]] = []
    /// Hints among the words of ASCII up to there.
    private(set) var hints = RegionalHints()
    private var known: Set<[UInt8]> = []
    private var size = 0
    private var seen = 0
    private var looked = 0
    /// The word that the bytes read so far end with.
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
