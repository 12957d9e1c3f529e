import AfterimageMasking
import AfterimageScreens

extension Screen {
  /// The same screen with bullets or characters in the fields of some ids.
  ///
  /// - Parameter part: the view within which they have to be; nil is anywhere.
  func settingSecureTextEntry(_ entries: [SecureTextEntry], within part: ViewPath?) -> Screen {
    mapViews { view, path, _ in
      guard reaches(path, from: part) else { return nil }
      return entries.last { $0.id == view.id }.map { view.withSecureTextEntry($0.isSecure) }
    }
  }

  /// The ids of the fields in which bullets can stand for the characters.
  var secureTextFields: [String] {
    var ids: [String] = []
    forEachView { view, _, _ in
      if let id = view.id, view.withSecureTextEntry(true) != view.withSecureTextEntry(false) {
        ids.append(id)
      }
    }
    return ids
  }
}

extension View {
  /// True for a field in which bullets stand for the characters.
  var showsBullets: Bool {
    if case .textField(let field) = element { return field.isSecureTextEntry }
    if case .cardField(let field) = element { return field.isSecureTextEntry }
    return false
  }

  /// The same view with bullets or characters; unchanged where it is no field.
  fileprivate func withSecureTextEntry(_ isSecure: Bool) -> View {
    var copy = self
    if case .textField(let field) = element {
      copy.element = .textField(field.with(\.isSecureTextEntry, isSecure))
    }
    if case .cardField(let field) = element {
      copy.element = .cardField(field.with(\.isSecureTextEntry, isSecure))
    }
    return copy
  }
}
