extension Screen {
  /// Notes a reason on each view that holds a secret by what it says of itself; where its author has marked it or what it lies in, that is the last word.
  mutating func findSecrets() {
    var search = FoundSecrets(page: askingPage)
    for root in rootViews + bars { search.collect(root.view, root.path, caption: nil) }
    // Views may come from another screen, in which other marks lay around them.
    var isNews = false
    forEachView { view, path, _ in isNews = isNews || search.isNews(for: view, at: path) }
    guard isNews else { return }
    let found = mapViews { view, path, _ in search.noting(view, at: path) }
    (controller, root, presented) = (found.controller, found.root, found.presented)
  }

  /// The views that are marked or found to be sensitive themselves, and those whose mark is taken off, in the order of the document; behind each its parts that have a mark of their own.
  package var sensitiveViews: [SensitivePart] {
    var found: [SensitivePart] = []
    forEachView { view, path, _ in
      let reason = view.isSensitive.map { .mark($0) } ?? view.secretReason
      // The mark on an alert is told of the alert.
      if let reason, path.root != .answers {
        found.append(SensitivePart(view: view, path: path, reason: reason))
      }
      guard view.element.hasMarkedParts else { return }
      for content in view.shownContents {
        guard let reason = content.mark.reason else { continue }
        found.append(SensitivePart(view: view, path: path, part: content.name, reason: reason))
      }
    }
    return found
  }

  /// The screen as one that asks for one thing, with the way to its only field; nil where it has none or several.
  private var askingPage: (scene: AskingPage, field: ViewPath)? {
    var fields: [ViewPath] = []
    var texts = [name.description, controller.navigation?.bar.title].compactMap(\.self)
    forEachView { view, path, _ in
      if case .textField = view.element { fields.append(path) }
      if case .textView = view.element { fields.append(path) }
      if case .label(let label) = view.element { texts.append(label.text) }
    }
    // A field in a bar, as for searching, does not take the question from the one below.
    let own = fields.filter { !$0.root.isBar }
    let asked = own.isEmpty ? fields : own
    guard asked.count == 1 else { return nil }
    return (AskingPage(calledBy: texts), asked[0])
  }
}

/// A view that is sensitive or not for a reason of its own, or a part of it.
package struct SensitivePart: Sendable {
  /// The view.
  package let view: View
  /// The path of the view.
  package let path: ViewPath
  /// The name of the part in the view; nil is all of it.
  package var part: String?
  /// The reason.
  package let reason: SecretReason

  /// The name of the view in reports, and that of the part in it.
  package var name: String {
    view.name(at: path) + (part.map { $0.isEmpty ? "" : ".\($0)" } ?? "")
  }
}

/// The search for views with secrets in a tree.
private struct FoundSecrets {
  /// The screen as one that asks for one thing, and the way to its only field.
  let page: (scene: AskingPage, field: ViewPath)?
  /// The reasons found so far.
  private var reasons: [ViewPath: SecretReason] = [:]
  /// The views with parts of which no mark around them decides.
  private var searched: Set<ViewPath> = []

  init(page: (scene: AskingPage, field: ViewPath)?) {
    self.page = page
  }

  /// Notes what tells of a secret in a view and in all below it, unless a mark decides.
  ///
  /// - Parameter caption: the label beside the view, or beside what it lies in alone.
  mutating func collect(_ view: View, _ path: ViewPath, caption: String?) {
    // A mark holds for all in the view.
    guard view.isSensitive == nil else { return }
    reasons[path] =
      view.isPrivacySensitive == true
      ? .privacySensitive : clues(of: view, at: path, caption).reason
    if view.element.hasMarkedParts { searched.insert(path) }
    let captions = view.captions(own: caption)
    for (index, child) in view.children.enumerated() {
      collect(child, path.child(index), caption: captions[index])
    }
  }

  /// True where other reasons were found for a view, or for its parts, than it has.
  func isNews(for view: View, at path: ViewPath) -> Bool {
    view.secretReason != reasons[path]
      || view.element.hasMarkedParts && view.element != noting(view, at: path).element
  }

  /// A view with the reasons that were found for it and for its parts.
  func noting(_ view: View, at path: ViewPath) -> View {
    var copy = view.notingSecretParts(isSearched: searched.contains(path))
    copy.secretReason = reasons[path]
    return copy
  }

  private func clues(of view: View, at path: ViewPath, _ caption: String?) -> SecretClues {
    var clues = view.clues
    clues.names = [view.id].compactMap(\.self)
    // What a bar shows has marks of its own.
    clues.text = view.element.hasMarkedParts ? "" : view.text ?? ""
    clues.caption = caption
    clues.page = page.flatMap { path == $0.field ? $0.scene : nil }
    return clues
  }
}

extension View {
  /// The clues to a secret in a kind of view.
  fileprivate var clues: SecretClues {
    switch element {
    case .textField(let field):
      var clues = SecretClues(.field)
      clues.isSecureTextEntry = field.isSecureTextEntry
      clues.contentType = field.contentType?.rawValue
      clues.placeholder = field.placeholder
      return clues
    case .textView(let textView):
      var clues = SecretClues(.field)
      clues.contentType = textView.contentType?.rawValue
      return clues
    case .cardField(let field):
      var clues = SecretClues(.field)
      clues.cardPart = field.part
      return clues
    case .datePicker: return SecretClues(.field)
    case .label: return SecretClues(.label)
    case .view, .button, .form, .stackView, .arrangement, .shape, .imageView, .scrollView,
      .separator, .switch, .slider,
      .stepper, .segmentedControl, .progressView, .activityIndicator, .pageControl, .picker,
      .tableView, .tableViewCell, .collectionView, .searchBar, .navigationBar, .tabBar, .toolbar,
      .visualEffectView, .webView, .mapView:
      return SecretClues(.other)
    }
  }

  /// The label that says what each child is for: that of its row, or the last one before it with no other view for input between; a box without labels of its own hands down the one beside it.
  ///
  /// - Parameter own: the label beside the view itself.
  fileprivate func captions(own: String?) -> [String?] {
    if case .form(let form) = element { return form.captions }
    let children = children
    let hasLabels = children.contains { if case .label = $0.element { true } else { false } }
    var last = hasLabels ? nil : own
    return children.map { child in
      if case .label(let label) = child.element {
        last = Words(label.text).all.count <= Self.longestCaption ? label.text : nil
        return nil
      }
      defer { if hasLabels { last = nil } }
      return last
    }
  }

  /// The most words of a label that names a field and does not explain a page.
  private static let longestCaption = 5
}

extension Form {
  /// The labels of the rows that have a field, in the order of the views that the form is made of.
  fileprivate var captions: [String?] {
    sections.flatMap(\.rows).filter { $0.field != nil }.map(\.label)
  }
}

extension View {
  /// The same view without what its own words tell of it, for who knows more of it than they do.
  package var withoutReason: View {
    var copy = self
    copy.secretReason = nil
    return copy
  }
}
