extension Element {
  /// The same kind after a walk through everything that it shows by itself.
  func walked(by walk: inout ContentWalk) -> Element {
    switch self {
    case .label(let label): .label(walk.through(label) { $1.meet("", text: &$0.text) })
    case .button(let button): .button(walk.through(button) { $0.walk(&$1) })
    case .textField(let field): .textField(walk.through(field) { $1.meet("", text: &$0.text) })
    case .textView(let view): .textView(walk.through(view) { $1.meet("", text: &$0.text) })
    case .cardField(let field): .cardField(walk.through(field) { $1.meet("", text: &$0.text) })
    case .form(let form): .form(walk.through(form) { $0.walk(&$1) })
    case .imageView(let view): .imageView(walk.through(view) { $1.meet("", image: &$0.image) })
    case .switch(let control): .switch(walk.through(control) { $1.meet("", flag: &$0.isOn) })
    case .slider(let slider):
      .slider(
        walk.through(slider) {
          $1.meet("", number: &$0.value, in: span($0.minimumValue, $0.maximumValue))
        })
    case .stepper(let stepper):
      .stepper(
        walk.through(stepper) {
          $1.meet("", number: &$0.value, in: span($0.minimumValue, $0.maximumValue))
        })
    case .segmentedControl(let control): .segmentedControl(walk.through(control) { $0.walk(&$1) })
    case .progressView(let bar):
      .progressView(walk.through(bar) { $1.meet("", number: &$0.progress, in: 0...1) })
    case .activityIndicator(let wheel):
      .activityIndicator(walk.through(wheel) { $1.meet("", flag: &$0.isAnimating) })
    case .pageControl(let control): .pageControl(walk.through(control) { $0.walk(&$1) })
    case .picker(let picker): .picker(walk.through(picker) { $0.walk(&$1) })
    case .datePicker(let picker): .datePicker(walk.through(picker) { $1.meet("", date: &$0.date) })
    case .tableView(let table): .tableView(walk.through(table) { $0.walk(&$1) })
    case .tableViewCell(let cell): .tableViewCell(walk.through(cell) { $0.walk(&$1) })
    case .collectionView(let view): .collectionView(walk.through(view) { $0.walk(&$1) })
    case .searchBar(let bar): .searchBar(walk.through(bar) { $0.walk(&$1) })
    case .navigationBar(let bar): .navigationBar(walk.through(bar) { $0.walk(&$1) })
    case .tabBar(let bar): .tabBar(walk.through(bar) { $0.walk(&$1) })
    case .toolbar(let bar): .toolbar(walk.through(bar) { $0.walk(&$1) })
    case .webView(let view): .webView(walk.through(view) { $1.meet("", text: &$0.url) })
    case .mapView(let view): .mapView(walk.through(view) { $1.meet("", text: &$0.place) })
    case .shape(let shape): .shape(walk.through(shape) { $1.meet("fill", color: &$0.fill) })
    case .view, .stackView, .arrangement, .scrollView, .separator, .visualEffectView: self
    }
  }
}

/// The interval between two numbers, whichever is the greater.
private func span(_ one: Double, _ other: Double) -> ClosedRange<Double> {
  min(one, other)...max(one, other)
}

extension ContentWalk {
  /// Meets how many rows or items there are: more of them are like the last, with nothing in them that constraints hold.
  mutating func meet(_ name: String, countOf views: inout [View]) {
    meet(name, countOf: &views) { $0.withoutIdentities }
  }

  /// Meets how many parts there are: more of them are like the last, and of fewer the first.
  ///
  /// - Parameter copied: the last part as one more of its kind.
  mutating func meet<Part>(
    _ name: String, countOf parts: inout [Part], copied: (Part) -> Part
  ) {
    guard let last = parts.last else { return }
    let count = meet(name, count: parts.count)
    let more = max(0, count - parts.count)
    parts = parts.prefix(count) + Array(repeating: copied(last), count: more)
  }

  /// Meets the titles and pictures of a bar's buttons; a view in the place of one shows its own.
  mutating func meet(_ name: String, items: inout [BarItem]) {
    for index in items.indices where items[index].customView == nil {
      var item = items[index]
      // A button of the system's has words and a picture that everybody knows.
      if !item.title.isEmpty || isFilling {
        meet("\(name).\(index).title", text: &item.title, mark: &item.mark)
      }
      meet("\(name).\(index).image", image: &item.image, mark: item.mark)
      items[index] = item
    }
  }
}

extension View {
  /// The same view and all in it without ids, and without the constraints that name them.
  fileprivate var withoutIdentities: View {
    var copy = mapChildren { $1.withoutIdentities }
    copy.id = nil
    copy.constraints = []
    return copy
  }
}

extension BarItem {
  /// The same item, its view without ids.
  fileprivate var withoutIdentities: BarItem {
    var copy = self
    copy.customView = customView?.withoutIdentities
    return copy
  }
}

extension Button {
  fileprivate mutating func walk(_ walk: inout ContentWalk) {
    if !title.isEmpty || image == nil { walk.meet("", text: &title) }
    walk.meet("image", image: &image)
    walk.meet("backgroundImage", image: &backgroundImage)
    walk.meet("selected", flag: &isSelected)
  }
}

extension SearchBar {
  fileprivate mutating func walk(_ walk: inout ContentWalk) {
    walk.meet("", text: &text)
    if !scopeButtonTitles.isEmpty {
      walk.meet("scope", choice: &selectedScopeButtonIndex, of: scopeButtonTitles.count)
    }
    for index in scopeButtonTitles.indices {
      walk.meet("scopeButtonTitles.\(index)", text: &scopeButtonTitles[index])
    }
    walk.meet("scopeButtonTitles", countOf: &scopeButtonTitles) { $0 }
  }
}

extension PageControl {
  fileprivate mutating func walk(_ walk: inout ContentWalk) {
    walk.meet("", choice: &currentPage, of: numberOfPages)
    walk.meet("numberOfPages", choice: &numberOfPages, of: 10)
  }
}

extension CollectionView {
  fileprivate mutating func walk(_ walk: inout ContentWalk) {
    for place in sections.indices {
      walk.meet("sections.\(place).items", countOf: &sections[place].items)
    }
  }
}

extension Toolbar {
  fileprivate mutating func walk(_ walk: inout ContentWalk) {
    walk.meet("items", items: &items)
    walk.meet("items", countOf: &items, copied: \.withoutIdentities)
  }
}

extension SegmentedControl {
  fileprivate mutating func walk(_ walk: inout ContentWalk) {
    walk.meet("", choice: &selectedSegmentIndex, of: segments.count)
    for index in segments.indices {
      switch segments[index] {
      case .title(var title):
        walk.meet("segments.\(index)", text: &title)
        segments[index] = .title(title)
      case .symbol(var symbol):
        walk.meet("segments.\(index)", symbol: &symbol)
        segments[index] = .symbol(symbol)
      }
    }
    walk.meet("segments", countOf: &segments) { $0 }
  }
}

extension Picker {
  fileprivate mutating func walk(_ walk: inout ContentWalk) {
    for place in components.indices {
      walk.meet(
        "components.\(place)", choice: &components[place].selectedRow,
        of: components[place].rows.count)
      for row in components[place].rows.indices {
        walk.meet("components.\(place).rows.\(row)", text: &components[place].rows[row])
      }
    }
  }
}

extension Form {
  fileprivate mutating func walk(_ walk: inout ContentWalk) {
    for place in sections.indices {
      walk.meet("sections.\(place).header", text: &sections[place].header)
      walk.meet("sections.\(place).footer", text: &sections[place].footer)
      for row in sections[place].rows.indices {
        walk.meet(
          "sections.\(place).rows.\(row).label", text: &sections[place].rows[row].label)
      }
      walk.meet("sections.\(place).rows", countOf: &sections[place].rows) {
        Row($0.label, field: $0.field?.withoutIdentities)
      }
    }
  }
}

extension TableView {
  fileprivate mutating func walk(_ walk: inout ContentWalk) {
    for place in sections.indices {
      walk.meet("sections.\(place).header", text: &sections[place].header)
      walk.meet("sections.\(place).footer", text: &sections[place].footer)
      walk.meet("sections.\(place).rows", countOf: &sections[place].rows)
    }
  }
}

extension TableViewCell {
  /// A tick tells what is chosen; the other marks of a cell tell what touching it does.
  fileprivate mutating func walk(_ walk: inout ContentWalk) {
    guard accessory == .none || accessory == .checkmark else { return }
    var isChosen = accessory == .checkmark
    walk.meet("checkmark", flag: &isChosen)
    accessory = isChosen ? .checkmark : .none
  }
}

extension NavigationBar {
  fileprivate mutating func walk(_ walk: inout ContentWalk) {
    walk.meet("title", text: &title, mark: &titleMark)
    walk.meet("prompt", text: &prompt, mark: &promptMark)
    walk.meet("backTitle", text: &backTitle, mark: &backTitleMark)
    walk.meet("leftItems", items: &leftItems)
    walk.meet("rightItems", items: &rightItems)
  }
}

extension TabBar {
  fileprivate mutating func walk(_ walk: inout ContentWalk) {
    for index in items.indices {
      var item = items[index]
      walk.meet("items.\(index).title", text: &item.title, mark: &item.titleMark)
      walk.meet("items.\(index).image", image: &item.image)
      walk.meet("items.\(index).badge", text: &item.badge, mark: &item.badgeMark)
      walk.meet("items.\(index).selected", flag: &item.isSelected)
      items[index] = item
    }
  }
}
