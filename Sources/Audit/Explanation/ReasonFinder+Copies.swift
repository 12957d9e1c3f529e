import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// Reasons in views that the system shows once more.
extension ReasonFinder {
  /// The covers that lie beneath a view of a screen which is shown once more, or the view as it was before a rule changed it.
  func reasonsInCopies(of screen: Name) -> [Reason] {
    layers.indices.flatMap { place -> [Reason] in
      guard let copy = layers[place].copy, copy.screen.name == screen, !copy.openSecrets.isEmpty,
        !layers[place...].contains(where: { $0.cover.map(hides) ?? false })
      else { return [] }
      guard copy.form != .pictureInPicture else {
        return [.inPictureInPicture(screen, view: copy.viewName)]
      }
      let covers = layers[..<place].compactMap(\.cover).filter { $0.child == nil }.map {
        Reason.beneathCopy(screen, view: copy.viewName, copy.form, coverUp($0))
      }
      return covers
        + (isOutdated(copy) ? [.outdatedCopy(screen, view: copy.viewName, copy.form)] : [])
    }
  }

  /// True for a copy that shows what its screen shows no more.
  private func isOutdated(_ copy: Composition.CopyLayer) -> Bool {
    let own = layers.first { $0.screen?.name == copy.screen.name }
    guard let own, let screen = own.screen else { return false }
    let open = own.mask == nil ? screen.viewsWithShownSecrets : []
    return !copy.openSecrets.allSatisfy(open.contains) || screen.secrets != copy.screen.secrets
  }
}

extension Screen {
  /// The texts of its sensitive views, in the order of the document.
  fileprivate var secrets: [String] {
    var texts: [String] = []
    forEachView { view, _, isSensitive in
      if isSensitive, let text = view.text { texts.append(text) }
    }
    return texts
  }
}
