extension Screen {
  /// Notes a reason on each view that holds a secret by what it says of itself; where its author has marked it or what it lies in, that is the last word.
  mutating func findSecrets() {
    var reasons: [ViewPath: SecretReason] = [:]
    let search = FoundSecrets(page: askingPage)
    for root in rootViews { search.collect(root.view, root.path, caption: nil, into: &reasons) }
    // Views may come from another screen, in which other marks lay around them.
    var isNews = false
    forEachView { view, path, _ in isNews = isNews || view.secretReason != reasons[path] }
    guard isNews else { return }
    let found = mapViews { view, path, _ in
      var copy = view
      copy.secretReason = reasons[path]
      return copy
    }
    (controller, root, presented) = (found.controller, found.root, found.presented)
  }

  /// The views that are marked or found to be sensitive themselves, and those whose mark is taken off, in the order of the document.
  package var sensitiveViews: [(view: View, path: ViewPath, reason: SecretReason)] {
    var found: [(view: View, path: ViewPath, reason: SecretReason)] = []
    forEachView { view, path, _ in
      let reason = view.isSensitive.map { .mark($0) } ?? view.secretReason
      if let reason { found.append((view, path, reason)) }
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
    guard fields.count == 1 else { return nil }
    return (AskingPage(calledBy: texts), fields[0])
  }
}

/// The search for views with secrets in a tree.
private struct FoundSecrets {
  /// The screen as one that asks for one thing, and the way to its only field.
  let page: (scene: AskingPage, field: ViewPath)?

  /// Notes what tells of a secret in a view and in all below it, unless a mark decides.
  ///
  /// - Parameter caption: the label beside the view, or beside what it lies in alone.
  func collect(
    _ view: View, _ path: ViewPath, caption: String?, into reasons: inout [ViewPath: SecretReason]
  ) {
    // A mark holds for all in the view.
    guard view.isSensitive == nil else { return }
    reasons[path] = clues(of: view, at: path, caption).reason
    let captions = view.captions(own: caption)
    for (index, child) in view.children.enumerated() {
      collect(child, path.child(index), caption: captions[index], into: &reasons)
    }
  }

  private func clues(of view: View, at path: ViewPath, _ caption: String?) -> SecretClues {
    var clues = view.clues
    clues.names = [view.id].compactMap(\.self)
    clues.text = view.text ?? ""
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
    case .view, .button, .form, .stackView, .imageView, .scrollView, .separator, .switch, .slider,
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
