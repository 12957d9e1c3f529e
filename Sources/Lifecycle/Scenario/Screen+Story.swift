import AfterimageScreens

extension Screen {
  /// The same screen before its sensitive texts have arrived.
  var withoutSensitiveTexts: Screen {
    mapViews { view, _, isSensitive in isSensitive ? view.withText("") : view }
  }

  /// The same screen with the sensitive texts that another state of it has.
  func withSensitiveTexts(of other: Screen) -> Screen {
    var texts: [ViewPath: String] = [:]
    other.forEachView { view, path, isSensitive in texts[path] = isSensitive ? view.text : nil }
    return mapViews { view, path, _ in texts[path].map(view.withText) ?? view }
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

  /// The ids of the sensitive views, in the order of the document.
  var sensitiveIds: [String] {
    var ids: [String] = []
    forEachView { view, _, isSensitive in
      if isSensitive, let id = view.id { ids.append(id) }
    }
    return ids
  }

  /// True where a view of an id is there and not sensitive.
  func isOpen(_ id: String) -> Bool {
    var isOpen = false
    forEachView { view, _, isSensitive in if view.id == id { isOpen = !isSensitive } }
    return isOpen
  }
}
