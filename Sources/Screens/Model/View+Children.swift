extension View {
  /// The views directly below this one wherever they are declared: what the kind of view is made of, then the subviews.
  package var children: [View] {
    let parts = element.parts
    // Most views have no parts, and an array that is only handed on is not copied.
    return parts.isEmpty ? subviews : parts + subviews
  }

  /// The same view with each child replaced by what a function makes of it and of its place among the children.
  package func mapChildren(_ transform: (Int, View) -> View) -> View {
    var copy = self
    var place = 0
    copy.element = element.mapParts { part in
      defer { place += 1 }
      return transform(place, part)
    }
    copy.subviews = subviews.enumerated().map { transform(place + $0.offset, $0.element) }
    return copy
  }

  /// The same view with the children at some places among them replaced.
  func replacingChildren(_ replaced: [Int: View]) -> View {
    var copy = self
    let partCount = element.parts.count
    if replaced.keys.contains(where: { $0 < partCount }) {
      var place = -1
      copy.element = element.mapParts { part in
        place += 1
        return replaced[place] ?? part
      }
    }
    for (place, view) in replaced where place >= partCount {
      copy.subviews[place - partCount] = view
    }
    return copy
  }
}

extension Element {
  /// The views that a kind of view is made of: the fields of a form, the rows of a table, the texts of a cell, the items of a collection, the views between a bar's buttons.
  package var parts: [View] {
    switch self {
    case .form(let form): form.sections.flatMap(\.rows).compactMap(\.field)
    case .tableView(let table): table.sections.flatMap(\.rows)
    case .tableViewCell(let cell): cell.parts
    case .collectionView(let collection): collection.sections.flatMap(\.parts)
    case .navigationBar(let bar): bar.parts
    case .toolbar(let bar): bar.items.compactMap(\.shownView)
    case .view, .label, .button, .textField, .textView, .cardField, .stackView, .arrangement,
      .shape, .imageView,
      .scrollView, .separator, .switch, .slider, .stepper, .segmentedControl, .progressView,
      .activityIndicator, .pageControl, .picker, .datePicker, .searchBar, .tabBar,
      .visualEffectView, .webView, .mapView:
      []
    }
  }

  /// The same kind with each part replaced, in the order of `parts`.
  fileprivate func mapParts(_ transform: (View) -> View) -> Element {
    switch self {
    case .form(let form): .form(form.mapParts(transform))
    case .tableView(let table): .tableView(table.mapParts(transform))
    case .tableViewCell(let cell): .tableViewCell(cell.mapParts(transform))
    case .collectionView(let collection): .collectionView(collection.mapParts(transform))
    case .navigationBar(let bar): .navigationBar(bar.mapParts(transform))
    case .toolbar(let bar): .toolbar(Toolbar(bar.items.mapParts(transform)))
    case .view, .label, .button, .textField, .textView, .cardField, .stackView, .arrangement,
      .shape, .imageView,
      .scrollView, .separator, .switch, .slider, .stepper, .segmentedControl, .progressView,
      .activityIndicator, .pageControl, .picker, .datePicker, .searchBar, .tabBar,
      .visualEffectView, .webView, .mapView:
      self
    }
  }
}

extension Form {
  fileprivate func mapParts(_ transform: (View) -> View) -> Form {
    var copy = self
    for section in sections.indices {
      for row in sections[section].rows.indices {
        copy.sections[section].rows[row].field = sections[section].rows[row].field.map(transform)
      }
    }
    return copy
  }
}

extension TableView {
  fileprivate func mapParts(_ transform: (View) -> View) -> TableView {
    var copy = self
    for section in sections.indices {
      copy.sections[section].rows = sections[section].rows.map(transform)
    }
    return copy
  }
}

extension TableViewCell {
  fileprivate func mapParts(_ transform: (View) -> View) -> TableViewCell {
    var copy = self
    for property in Self.partProperties {
      copy[keyPath: property] = self[keyPath: property].map(transform)
    }
    return copy
  }
}

extension CollectionView {
  fileprivate func mapParts(_ transform: (View) -> View) -> CollectionView {
    var copy = self
    for section in sections.indices {
      copy.sections[section].header = sections[section].header.map(transform)
      copy.sections[section].items = sections[section].items.map(transform)
      copy.sections[section].footer = sections[section].footer.map(transform)
    }
    return copy
  }
}

extension NavigationBar {
  fileprivate func mapParts(_ transform: (View) -> View) -> NavigationBar {
    var copy = self
    copy.titleView = titleView.map(transform)
    copy.leftItems = leftItems.mapParts(transform)
    copy.rightItems = rightItems.mapParts(transform)
    return copy
  }
}

extension [BarItem] {
  fileprivate func mapParts(_ transform: (View) -> View) -> [BarItem] {
    map { item in
      var copy = item
      copy.customView = item.shownView.map(transform)
      return copy
    }
  }
}
