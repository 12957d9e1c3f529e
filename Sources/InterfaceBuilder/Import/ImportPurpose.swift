/// What a scene is made a screen for.
package enum ImportPurpose: Hashable, Sendable {
  /// A device, with the bars of the scene's controller.
  case device
  /// The canvas of its author, as Interface Builder stored its frames.
  ///
  /// Without `trustsStoredSizes` no view is as large as it was when the document was saved, as none can be known to be on a document that was not: what stored sizes are worth is measured against it.
  case canvas(trustsStoredSizes: Bool)
}
