import Hummingbird
import NIOCore

/// The Hummingbird context of a request, with the channel of its connection.
struct AppRequestContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        channel = source.channel
    }
}
