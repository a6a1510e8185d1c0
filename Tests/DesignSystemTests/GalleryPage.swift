/// The pages of the gallery.
enum GalleryPage: String, CaseIterable {
    case home, detail, form, frame, split, reading, insights, charts, states, loading
}
