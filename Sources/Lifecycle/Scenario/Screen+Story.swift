import AfterimageMasking
package import AfterimageScreens

extension Screen {
  /// The same screen before its sensitive texts and pictures have arrived.
  var withoutSecrets: Screen {
    mapViews { view, _, isSensitive in
      guard view.secretPicture(isSensitive: isSensitive) == nil else {
        return view.withPicture(nil)
      }
      return isSensitive ? view.withText("") : view
    }
  }

  /// The same screen with the sensitive texts and pictures that another state of it has.
  func withSecrets(of other: Screen) -> Screen {
    var texts: [ViewPath: String] = [:]
    var pictures: [ViewPath: ImageSource] = [:]
    other.forEachView { view, path, isSensitive in
      texts[path] = isSensitive ? view.text : nil
      pictures[path] = view.secretPicture(isSensitive: isSensitive)
    }
    return mapViews { view, path, _ in
      let loaded = pictures[path].map(view.withPicture) ?? view
      return texts[path].map(loaded.withText) ?? loaded
    }
  }

  /// The same screen with texts in the views of some ids.
  func typing(_ texts: [TypedText]) -> Screen {
    mapViews { view, _, _ in
      texts.last { $0.id == view.id }.map { view.withText($0.text) } ?? view
    }
  }

  /// The same screen with the views of some ids hidden or shown.
  func settingHidden(_ isHidden: Bool, of ids: [String]) -> Screen {
    mapViews { view, _, _ in
      guard let id = view.id, ids.contains(id) else { return view }
      var copy = view
      copy.isHidden = isHidden
      return copy
    }
  }

  /// The ids of the views that are sensitive or have a sensitive region, in the order of the document.
  var sensitiveIds: [String] {
    var ids: [String] = []
    forEachView { view, _, isSensitive in
      if isSensitive || view.hasSensitiveRegion, let id = view.id { ids.append(id) }
    }
    return ids
  }

  /// The id of the view that is edited; nil where none is, or where it has none.
  var focusedId: String? {
    guard let path = focusedField?.path else { return nil }
    var id: String?
    forEachView { view, other, _ in if other == path { id = view.id } }
    return id
  }

  /// The count of the views with secrets in them that are not hidden.
  package var shownSecrets: Int {
    var hidden: Set<ViewPath> = []
    var count = 0
    forEachView { view, path, isSensitive in
      if view.isHidden || path.parent.map(hidden.contains) == true { hidden.insert(path) }
      guard !hidden.contains(path) else { return }
      let hasText = isSensitive && view.text?.isEmpty == false
      if hasText || view.secretPicture(isSensitive: isSensitive) != nil { count += 1 }
    }
    return count
  }

  /// True where a view of an id is there and not sensitive.
  func isOpen(_ id: String) -> Bool {
    var isOpen = false
    forEachView { view, _, isSensitive in if view.id == id { isOpen = !isSensitive } }
    return isOpen
  }
}
