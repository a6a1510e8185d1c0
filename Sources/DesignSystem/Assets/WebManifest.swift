/// The web app manifest (W3C, Web Application Manifest), with which a phone installs Coffer on its home screen.
enum WebManifest {
    static let text = """
        {"name":"Coffer","short_name":"Coffer","id":"/","start_url":"/","scope":"/","display":"standalone",\
        "background_color":"#F6F5F1","theme_color":"#F6F5F1","icons":[\
        {"src":"\(Assets.icon192.path)","sizes":"192x192","type":"image/png"},\
        {"src":"\(Assets.icon512.path)","sizes":"512x512","type":"image/png"},\
        {"src":"\(Assets.maskableIcon.path)","sizes":"512x512","type":"image/png","purpose":"maskable"},\
        {"src":"\(Assets.favicon.path)","sizes":"any","type":"image/svg+xml"}]}
        """
}
