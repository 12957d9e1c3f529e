extension View {
  /// The picture of an image view that is sensitive as a whole or in a region; nil for every other view.
  ///
  /// - Parameter isSensitive: true where the view or one that it lies in is marked.
  package func secretPicture(isSensitive: Bool) -> ImageSource? {
    guard case .imageView(let imageView) = element else { return nil }
    return isSensitive || hasSensitiveRegion ? imageView.image : nil
  }

  /// True for an image view with a region that has to be masked, whether or not there is a picture.
  package var hasSensitiveRegion: Bool {
    guard case .imageView(let imageView) = element else { return false }
    return imageView.regions.contains(where: \.isSensitive)
  }

  /// The same view with another picture or none; unchanged unless it is an image view.
  package func withPicture(_ picture: ImageSource?) -> View {
    guard case .imageView(var imageView) = element else { return self }
    imageView.image = picture
    var copy = self
    copy.element = .imageView(imageView)
    return copy
  }
}
