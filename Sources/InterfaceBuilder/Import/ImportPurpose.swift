/// What a scene is made a screen for.
package enum ImportPurpose: Hashable, Sendable {
  /// A device, with the bars of the scene's controller.
  case device
  /// The canvas of its author, as Interface Builder stored its frames.
  ///
  /// Without `trustsStoredSizes` a view whose content is made in code is not as large as it was when the document was saved: held against stored frames it would be right by itself.
  case canvas(trustsStoredSizes: Bool)
}
