import CommandKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The default browser of this machine.
enum Browser {
    /// Opens an address in the browser; does nothing without a desktop.
    static func open(_ address: String) {
        #if os(Linux)
        guard CommandEnvironment.value("DISPLAY") != nil || CommandEnvironment.value("WAYLAND_DISPLAY") != nil else { return }
        spawn(["xdg-open", address])
        #else
        spawn(["open", address])
        #endif
    }

    /// Starts a program without waiting for it, with its input and output set to `/dev/null`.
    private static func spawn(_ arguments: [String]) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in Int32(0)...2 { posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0) }
        var strings = arguments.map { strdup($0) }
        strings.append(nil)
        defer {
            for string in strings { free(string) }
        }
        var process = pid_t()
        posix_spawnp(&process, arguments[0], &actions, nil, strings, environ)
    }
}
