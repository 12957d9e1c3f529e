import AfterimageMasking
package import AfterimageScreens

extension Screen {
  /// The same screen before its sensitive texts, values and pictures have arrived.
  package var withoutSecrets: Screen {
    mapViews { view, _, isSensitive in
      guard view.secretPicture(isSensitive: isSensitive) == nil else {
        return view.withPicture(nil)
      }
      return view.withoutSecrets(isSensitive: isSensitive)
    }
  }

  /// The same screen with the sensitive texts, values and pictures that another state of it has.
  func withSecrets(of other: Screen) -> Screen {
    var values: [ViewPath: [String: ShownContent.Value]] = [:]
    var pictures: [ViewPath: ImageSource] = [:]
    other.forEachView { view, path, isSensitive in
      values[path] = view.secretValues(isSensitive: isSensitive)
      pictures[path] = view.secretPicture(isSensitive: isSensitive)
    }
    return mapViews { view, path, _ in
      let loaded = pictures[path].map(view.withPicture)
      return values[path].map((loaded ?? view).showing) ?? loaded
    }
  }

  /// The same screen with texts in the views of some ids.
  ///
  /// - Parameter part: the view within which they have to be; nil is anywhere.
  func typing(_ texts: [TypedText], within part: ViewPath? = nil) -> Screen {
    mapViews { view, path, _ in
      guard reaches(path, from: part) else { return nil }
      return texts.last { $0.id == view.id }.map { view.withText($0.text) }
    }
  }

  /// The same screen with the views of some ids hidden or shown.
  ///
  /// - Parameter part: the view within which they have to be; nil is anywhere.
  func settingHidden(_ isHidden: Bool, of ids: [String], within part: ViewPath?) -> Screen {
    mapViews { view, path, _ in
      guard let id = view.id, ids.contains(id), reaches(path, from: part) else { return nil }
      var copy = view
      copy.isHidden = isHidden
      return copy
    }
  }

  /// The same screen with a mask on all that is sensitive in a view, or without it.
  func setting(_ mask: FieldMask?, within part: ViewPath) -> Screen {
    mapViews { view, path, _ in
      let isAccessory = path.steps.isEmpty && accessoryOwner(of: path)?.lies(within: part) == true
      guard path == part || isAccessory else { return nil }
      var copy = view
      copy.fieldMask = mask
      return copy
    }
  }

  /// The ids of the views that are sensitive or have a sensitive region, in the order of the document.
  package var sensitiveIds: [String] {
    var ids: [String] = []
    forEachView { view, _, isSensitive in
      if isSensitive || view.hasSensitiveRegion, let id = view.id { ids.append(id) }
    }
    return ids
  }

  /// The id of the view that is edited; nil where none is, or where it has none.
  package var focusedId: String? {
    guard let path = focusedField?.path else { return nil }
    var id: String?
    forEachView { view, other, _ in if other == path { id = view.id } }
    return id
  }

  /// The count of the views that show secrets.
  package var shownSecrets: Int { viewsWithShownSecrets.count }

  /// The views that show secrets, in the order of the document: neither they nor a view around them is hidden or masked, and no input accessory view around them is down.
  package var viewsWithShownSecrets: [ViewPath] {
    var closed: Set<ViewPath> = []
    var shown: [ViewPath] = []
    let accessory = shownAccessory?.root
    forEachView { view, path, isSensitive in
      let isDown = path.root.isAccessory && path.root != accessory
      let isClosed = view.isHidden || view.fieldMask != nil || isDown
      if isClosed || path.parent.map(closed.contains) == true { closed.insert(path) }
      guard !closed.contains(path) else { return }
      if view.showsSecrets(isSensitive: isSensitive) { shown.append(path) }
    }
    return shown
  }

  /// The same screen with every text as a secret.
  package var withSecretTexts: Screen {
    mapViews { view, _, _ in
      guard view.text?.isEmpty == false else { return nil }
      var copy = view
      copy.isSensitive = true
      return copy
    }
  }

  /// The count of the views that can have secrets in them.
  package var secretViews: Int {
    var count = 0
    forEachView { view, _, isSensitive in
      let isText =
        isSensitive && (view.text != nil || view.element.hasMarkedParts)
        || view.hasMarkedParts
      if isText || view.holdsSecretPicture(isSensitive: isSensitive) { count += 1 }
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

extension Screen {
  /// True for a view within another, or within the input accessory view of one in that; nil is the whole screen.
  func reaches(_ path: ViewPath, from part: ViewPath?) -> Bool {
    guard let part else { return true }
    return (accessoryOwner(of: path) ?? path).lies(within: part)
  }
}

extension ShownContent.Value {
  /// True where it is not still to come; a count alone is no content.
  fileprivate var isThere: Bool {
    switch self {
    case .text(let text): !text.isEmpty
    case .count: false
    case .number, .choice, .flag, .date, .color, .symbol, .picture: true
    }
  }
}

extension View {
  /// What the view shows itself and is secret, by its name; nil where nothing is.
  fileprivate func secretValues(isSensitive: Bool) -> [String: ShownContent.Value]? {
    guard isSensitive || element.hasMarkedParts else { return nil }
    let secret = shownContents.filter { $0.isSecret(inSensitive: isSensitive) }
    return Dictionary(secret.map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// True where the view itself shows something that is secret: by its mark, by that of a part of it, or in a region of its picture.
  fileprivate func showsSecrets(isSensitive: Bool) -> Bool {
    if element.hasMarkedParts {
      return shownContents.contains {
        $0.isSecret(inSensitive: isSensitive) && $0.value.isThere
      }
    }
    return isSensitive && showsContent || secretPicture(isSensitive: isSensitive) != nil
  }

  /// True where a part of the view has a mark of its own.
  fileprivate var hasMarkedParts: Bool {
    element.hasMarkedParts && shownContents.contains { $0.mark.value == true }
  }

  /// True for an image view of which something is secret, whether or not there is a picture.
  fileprivate func holdsSecretPicture(isSensitive: Bool) -> Bool {
    guard case .imageView = element else { return false }
    return isSensitive || hasSensitiveRegion
  }
}
