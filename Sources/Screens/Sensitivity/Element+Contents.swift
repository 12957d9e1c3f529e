extension Element {
  /// Walks through everything that a kind of view shows by itself.
  mutating func walk(_ walk: inout ContentWalk) {
    switch self {
    case .label(var label):
      walk.meet("", text: &label.text)
      self = .label(label)
    case .button(var button):
      button.walk(&walk)
      self = .button(button)
    case .textField(var field):
      walk.meet("", text: &field.text)
      self = .textField(field)
    case .textView(var textView):
      walk.meet("", text: &textView.text)
      self = .textView(textView)
    case .cardField(var field):
      walk.meet("", text: &field.text)
      self = .cardField(field)
    case .searchBar(var bar):
      bar.walk(&walk)
      self = .searchBar(bar)
    case .imageView(var imageView):
      walk.meet("", image: &imageView.image)
      self = .imageView(imageView)
    case .webView(var webView):
      walk.meet("", text: &webView.url)
      self = .webView(webView)
    case .mapView(var mapView):
      walk.meet("", text: &mapView.place)
      self = .mapView(mapView)
    case .switch, .slider, .stepper, .segmentedControl, .progressView, .activityIndicator,
      .pageControl, .picker, .datePicker:
      walkControl(&walk)
    case .form, .tableView, .tableViewCell, .collectionView, .navigationBar, .tabBar, .toolbar:
      walkItems(&walk)
    case .view, .stackView, .scrollView, .separator, .visualEffectView: break
    }
  }

  /// Walks through the value of a control.
  private mutating func walkControl(_ walk: inout ContentWalk) {
    switch self {
    case .switch(var control):
      walk.meet("", flag: &control.isOn)
      self = .switch(control)
    case .slider(var slider):
      walk.meet("", number: &slider.value, in: span(slider.minimumValue, slider.maximumValue))
      self = .slider(slider)
    case .stepper(var stepper):
      walk.meet("", number: &stepper.value, in: span(stepper.minimumValue, stepper.maximumValue))
      self = .stepper(stepper)
    case .segmentedControl(var control):
      control.walk(&walk)
      self = .segmentedControl(control)
    case .progressView(var bar):
      walk.meet("", number: &bar.progress, in: 0...1)
      self = .progressView(bar)
    case .activityIndicator(var wheel):
      walk.meet("", flag: &wheel.isAnimating)
      self = .activityIndicator(wheel)
    case .pageControl(var control):
      walk.meet("", choice: &control.currentPage, of: control.numberOfPages)
      walk.meet("numberOfPages", choice: &control.numberOfPages, of: 10)
      self = .pageControl(control)
    case .picker(var picker):
      picker.walk(&walk)
      self = .picker(picker)
    case .datePicker(var picker):
      walk.meet("", date: &picker.date)
      self = .datePicker(picker)
    default: break
    }
  }

  /// Walks through the words of lists and bars that are no views.
  private mutating func walkItems(_ walk: inout ContentWalk) {
    switch self {
    case .form(var form):
      form.walk(&walk)
      self = .form(form)
    case .tableView(var table):
      table.walk(&walk)
      self = .tableView(table)
    case .tableViewCell(var cell):
      cell.walk(&walk)
      self = .tableViewCell(cell)
    case .collectionView(var collection):
      if let last = collection.sections.indices.last, collection.sections[last].footer == nil {
        walk.meet("items", countOf: &collection.sections[last].items)
      }
      self = .collectionView(collection)
    case .navigationBar(var bar):
      bar.walk(&walk)
      self = .navigationBar(bar)
    case .tabBar(var bar):
      bar.walk(&walk)
      self = .tabBar(bar)
    case .toolbar(var bar):
      walk.meet("items", items: &bar.items)
      self = .toolbar(bar)
    default: break
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
    guard let last = views.last else { return }
    var count = Double(views.count)
    meet(name, number: &count, in: count...count + 3)
    let more = max(0, Int(count) - views.count)
    views += Array(repeating: last.withoutIdentities, count: more)
  }

  /// Meets the titles and pictures of a bar's buttons.
  mutating func meet(_ name: String, items: inout [BarItem]) {
    for index in items.indices {
      // A button of the system's has words and a picture that everybody knows.
      if !items[index].title.isEmpty { meet("\(name).\(index).title", text: &items[index].title) }
      meet("\(name).\(index).image", image: &items[index].image)
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
    }
  }
}

extension TableView {
  fileprivate mutating func walk(_ walk: inout ContentWalk) {
    for place in sections.indices {
      walk.meet("sections.\(place).header", text: &sections[place].header)
      walk.meet("sections.\(place).footer", text: &sections[place].footer)
    }
    if let last = sections.indices.last { walk.meet("rows", countOf: &sections[last].rows) }
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
    walk.meet("", text: &title)
    walk.meet("prompt", text: &prompt)
    walk.meet("backTitle", text: &backTitle)
    walk.meet("leftItems", items: &leftItems)
    walk.meet("rightItems", items: &rightItems)
  }
}

extension TabBar {
  fileprivate mutating func walk(_ walk: inout ContentWalk) {
    for index in items.indices {
      walk.meet("items.\(index).title", text: &items[index].title)
      walk.meet("items.\(index).image", image: &items[index].image)
      walk.meet("items.\(index).badge", text: &items[index].badge)
      walk.meet("items.\(index).selected", flag: &items[index].isSelected)
    }
  }
}
