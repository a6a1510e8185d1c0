import Hummingbird
import NIOCore

/// What comes with every request: its connection, to know who is there and to close it.
struct AppContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        channel = source.channel
    }
}
