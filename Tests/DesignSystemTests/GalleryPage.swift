/// The pages of the gallery.
enum GalleryPage: String, CaseIterable {
    case home, detail, form, insights, states, loading
}
