#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An input as a file in memory that the product's own code opens by its path (Linux).
struct MemoryFile: ~Copyable {
    let path: String
    private let descriptor: CInt

    init?(_ input: UnsafeRawBufferPointer) {
        let name = "/coffer-fuzz-\(getpid())"
        descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
        path = "/proc/self/fd/\(descriptor)"
        guard descriptor >= 0 else { return nil }
        shm_unlink(name)
        guard input.isEmpty || write(descriptor, input.baseAddress, input.count) == input.count else { return nil }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}
