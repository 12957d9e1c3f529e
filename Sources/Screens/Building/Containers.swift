/// The rows of a form's card, under the name that forms in Swift use.
public typealias Section = Form.Section
/// A row of a form, under the name that forms in Swift use.
public typealias Row = Form.Row

extension View {
  /// Makes a plain view of what lies in it, bottom to top.
  public init(@ListBuilder<View> _ subviews: () -> [View]) {
    self.init(.view, subviews: subviews())
  }

  /// Makes a view that arranges others as SwiftUI does, in order, or bottom to top where they lie upon each other.
  public init(_ arrangement: Arrangement, @ListBuilder<View> _ subviews: () -> [View]) {
    self.init(.arrangement(arrangement), subviews: subviews())
  }
}

extension StackView {
  /// Makes a stack along an axis of the views that it arranges.
  public func callAsFunction(@ListBuilder<View> _ arrangedSubviews: () -> [View]) -> View {
    view.with(\.subviews, arrangedSubviews())
  }
}

extension ScrollView {
  /// Makes a scroll view of its content.
  public func callAsFunction(@ListBuilder<View> _ content: () -> [View]) -> View {
    view.with(\.subviews, content())
  }
}

extension VisualEffectView {
  /// Makes a visual-effect view with what lies in it, bottom to top.
  public func callAsFunction(@ListBuilder<View> _ subviews: () -> [View]) -> View {
    view.with(\.subviews, subviews())
  }
}

extension Form {
  /// Makes a form of its groups from top to bottom.
  public init(@ListBuilder<Section> _ sections: () -> [Section]) {
    self.init(sections())
  }
}

extension Form.Section {
  /// Makes a group of its rows from top to bottom.
  public init(
    _ header: String? = nil, footer: String? = nil, @ListBuilder<Form.Row> _ rows: () -> [Form.Row]
  ) {
    self.init(header, footer: footer, rows: rows())
  }
}

extension Form.Row {
  /// Makes a row of its label and the view beside it.
  public init(_ label: String? = nil, _ field: () -> some ViewConvertible) {
    self.init(label, field: field().view)
  }
}

extension TableView {
  /// Makes a table of its sections from top to bottom.
  public init(
    _ style: Style = .plain, @ListBuilder<TableView.Section> _ sections: () -> [TableView.Section]
  ) {
    self.init(style, sections: sections())
  }
}

extension TableView.Section {
  /// Makes a section of its rows from top to bottom.
  public init(
    _ header: String? = nil, footer: String? = nil, @ListBuilder<View> _ rows: () -> [View]
  ) {
    self.init(header, footer: footer, rows: rows())
  }
}

extension TableViewCell {
  /// Makes a cell of views of its own.
  public func callAsFunction(@ListBuilder<View> _ content: () -> [View]) -> View {
    view.with(\.subviews, content())
  }
}

extension CollectionView {
  /// Makes a collection of one section of items.
  public init(@ListBuilder<View> _ items: () -> [View]) {
    self.init(sections: [Section(items: items())])
  }
}

extension Screen {
  /// Makes a screen of a view that is put together in a closure.
  ///
  /// - Throws: `InvalidInput` with everything that is wrong, as the initializer with a view does.
  public init(
    _ name: String, controller: Controller = .plain, _ root: () -> some ViewConvertible
  ) throws(InvalidInput) {
    try self.init(name, controller: controller, root: root().view)
  }
}
