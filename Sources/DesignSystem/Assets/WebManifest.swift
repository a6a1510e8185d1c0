/// The web app manifest (W3C, Web Application Manifest), with which a phone installs Coffer on its home screen.
package enum WebManifest {
    static let text = text(start: "/")

    /// - Parameter start: The path that the installed app opens, of letters, digits, underscores and slashes.
    package static func text(start: String) -> String {
        """
        {"name":"Coffer","short_name":"Coffer","id":"\(start)","start_url":"\(start)","scope":"\(start)","display":"standalone",\
        "background_color":"#F6F5F1","theme_color":"#F6F5F1","icons":[\
        {"src":"\(Assets.icon192.path)","sizes":"192x192","type":"image/png"},\
        {"src":"\(Assets.icon512.path)","sizes":"512x512","type":"image/png"},\
        {"src":"\(Assets.maskableIcon.path)","sizes":"512x512","type":"image/png","purpose":"maskable"},\
        {"src":"\(Assets.favicon.path)","sizes":"any","type":"image/svg+xml"}]}
        """
    }
}
