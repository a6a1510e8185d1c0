/// One element of a statement with what is in it, held while it is read: an entry, a balance, the account.
///
/// Its memory is used again for the next one. Elements that Coffer does not know are left out with all that is in them.
final class CAMTBranch {

    /// An element of the branch.
    struct Node: Hashable {
        fileprivate var index: Int32
    }

    private struct Element {
        var name: CAMTName
        var firstChild: Int32 = -1
        var lastChild: Int32 = -1
        var next: Int32 = -1
        var textLower: Int32 = 0
        var textUpper: Int32 = 0
        var currencyLower: Int32 = 0
        var currencyUpper: Int32 = 0
    }

    /// The most that one element may hold: 500,000 elements, 32 MiB of text.
    private static let maximumElements = 500_000
    private static let maximumText = 32 << 20

    private struct Storage {
        var elements: [Element] = []
        var open: [Int32] = []
        var text: [UInt8] = []
        var line = 0
    }

    /// At an address of its own, so that looking at an element neither counts references nor checks accesses.
    private let storage: UnsafeMutablePointer<Storage>

    init() {
        storage = .allocate(capacity: 1)
        storage.initialize(to: Storage())
    }

    deinit {
        storage.deinitialize(count: 1)
        storage.deallocate()
    }

    /// The line on which the element begins.
    var line: Int { storage.pointee.line }

    /// The element itself.
    var root: Node { Node(index: 0) }

    // MARK: - Reading

    /// Reads on to the end of an element whose start was given.
    func load(_ start: XMLEvent, from parser: XMLPullParser) throws {
        storage.pointee.elements.removeAll(keepingCapacity: true)
        storage.pointee.open.removeAll(keepingCapacity: true)
        storage.pointee.text.removeAll(keepingCapacity: true)
        storage.pointee.line = parser.line(of: start)
        add(start, from: parser)
        while let current = storage.pointee.open.last, let event = try parser.next() {
            switch event.kind {
            case .start where event.name == 0:
                try parser.skip()
            case .start:
                guard storage.pointee.elements.count < Self.maximumElements, storage.pointee.text.count < Self.maximumText else {
                    throw StatementFileError(.hostile, line: line, message: "One element of the statement is larger than 32 MiB")
                }
                add(event, from: parser)
            case .end:
                storage.pointee.open.removeLast()
                guard event.lower < event.upper, storage.pointee.elements[Int(current)].firstChild < 0 else { continue }
                let trimmed = parser.text(of: event).trimmed()
                storage.pointee.elements[Int(current)].textLower = Int32(storage.pointee.text.count)
                storage.pointee.text.append(contentsOf: trimmed)
                storage.pointee.elements[Int(current)].textUpper = Int32(storage.pointee.text.count)
            }
        }
    }

    private func add(_ event: XMLEvent, from parser: XMLPullParser) {
        var element = Element(name: CAMTName(rawValue: event.name) ?? .other)
        for index in 0..<parser.attributeCount(of: event) {
            let (name, value) = parser.attribute(index, of: event)
            guard name.equals("Ccy") else { continue }
            element.currencyLower = Int32(storage.pointee.text.count)
            storage.pointee.text.append(contentsOf: UnsafeRawBufferPointer(rebasing: value.trimmed().prefix(16)))
            element.currencyUpper = Int32(storage.pointee.text.count)
        }
        let index = Int32(storage.pointee.elements.count)
        if let parent = storage.pointee.open.last {
            let last = storage.pointee.elements[Int(parent)].lastChild
            if last < 0 {
                storage.pointee.elements[Int(parent)].firstChild = index
            } else {
                storage.pointee.elements[Int(last)].next = index
            }
            storage.pointee.elements[Int(parent)].lastChild = index
        }
        storage.pointee.elements.append(element)
        storage.pointee.open.append(index)
    }

    // MARK: - Looking

    /// The first child of a name, or nil.
    func child(_ parent: Node?, _ name: CAMTName) -> Node? {
        guard let parent else { return nil }
        return find(name, from: storage.pointee.elements[Int(parent.index)].firstChild)
    }

    /// The next element of the same name beside this one, or nil.
    func next(_ node: Node) -> Node? {
        let element = storage.pointee.elements[Int(node.index)]
        return find(element.name, from: element.next)
    }

    private func find(_ name: CAMTName, from first: Int32) -> Node? {
        var index = first
        while index >= 0 {
            if storage.pointee.elements[Int(index)].name == name { return Node(index: index) }
            index = storage.pointee.elements[Int(index)].next
        }
        return nil
    }

    /// The trimmed text of an element, or nil where it has none.
    func text(_ node: Node?) -> String? {
        withBytes(node) { $0.isEmpty ? nil : $0.text }
    }

    /// Whether an element's text is exactly this.
    func says(_ node: Node?, _ word: StaticString) -> Bool {
        withBytes(node) { $0.equals(word) }
    }

    /// The attribute `Ccy` of an amount, or nil.
    func currencyText(_ node: Node?) -> String? {
        guard let node else { return nil }
        let element = storage.pointee.elements[Int(node.index)]
        guard element.currencyLower < element.currencyUpper else { return nil }
        return storage.pointee.text.withUnsafeBytes {
            UnsafeRawBufferPointer(rebasing: $0[Int(element.currencyLower)..<Int(element.currencyUpper)]).text
        }
    }

    func withBytes<Result>(_ node: Node?, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        guard let node else { return body(UnsafeRawBufferPointer(start: nil, count: 0)) }
        let element = storage.pointee.elements[Int(node.index)]
        return storage.pointee.text.withUnsafeBytes {
            body(UnsafeRawBufferPointer(rebasing: $0[Int(element.textLower)..<Int(element.textUpper)]))
        }
    }
}
