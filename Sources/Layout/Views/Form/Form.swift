import AfterimageGraphics
import AfterimageScreens

/// A form and the views that it is made of.
struct ArrangedForm {
  var node: Int
  /// Those of tables with cards.
  var metrics: TableMetrics
  /// True where the form is a controller's root view, whose frame no row decides.
  var isRoot: Bool
  var sections: [Section] = []

  struct Section {
    var header: Int?
    var card: Int
    var rows: [Row] = []
    var footer: Int?
  }

  struct Row {
    var label: Int?
    var field: Int?
    var separator: Int?
  }
}

extension Lowering {
  /// A form at the place in its content; one that is scrolled itself has come to rest below the bars.
  func lowered(_ form: Form, as view: LoweredView, isScrolled: Bool) -> LoweredView {
    var lowered = view
    lowered.metrics.contentOffset = form.contentOffset
    lowered.metrics.adjustsContentInset = !isScrolled
    return lowered
  }

  /// Appends the headers, cards, rows and footers of a form, then the views that lie on it.
  mutating func lowerForm(
    _ form: Form, of view: View, at path: ViewPath, in surroundings: inout Surroundings, node: Int
  ) {
    let metrics = TableMetrics(style: .insetGrouped, majorVersion: traits.system.majorVersion)
    let isRoot = path.steps.isEmpty && !path.root.isAccessory
    var arranged = ArrangedForm(node: node, metrics: metrics, isRoot: isRoot)
    var fields = 0
    for section in form.sections {
      let lowered = lowerSection(section, metrics, at: path, fields: &fields, in: &surroundings)
      arranged.sections.append(lowered)
    }
    hierarchy.forms.append(arranged)
    lowerSubviews(of: view, at: path, after: fields, in: &surroundings)
  }

  private mutating func lowerSection(
    _ section: Form.Section, _ metrics: TableMetrics, at path: ViewPath, fields: inout Int,
    in surroundings: inout Surroundings
  ) -> ArrangedForm.Section {
    let header = section.header.map { appendHeader($0, metrics, in: &surroundings) }
    let card = appendSurface(
      .part(.card),
      Appearance(
        background: color(.secondarySystemGroupedBackground), cornerRadius: metrics.cardRadius,
        cornerCurve: .continuous),
      in: &surroundings)
    var lowered = ArrangedForm.Section(header: header, card: card)
    var below = surroundings.below(card)
    for (index, row) in section.rows.enumerated() {
      let isLast = index == section.rows.count - 1
      lowered.rows.append(
        lowerRow(row, isLast: isLast, at: path, fields: &fields, in: &below))
    }
    endDescendants(of: card)
    lowered.footer = section.footer.map { appendCaption(.part(.footer), $0, in: &surroundings) }
    return lowered
  }

  private mutating func lowerRow(
    _ row: Form.Row, isLast: Bool, at path: ViewPath, fields: inout Int,
    in surroundings: inout Surroundings
  ) -> ArrangedForm.Row {
    var lowered = ArrangedForm.Row()
    lowered.label = row.label.map { appendRowLabel($0, in: &surroundings) }
    if let field = row.field {
      let isUnderLabel = row.label != nil && wraps
      lowered.field = lower(field, at: path.child(fields), in: &surroundings) { view in
        view.metrics.fillsRow = field.element.kind.fillsRow
        if isUnderLabel { view.alignUnderLabel() }
      }
      fields += 1
    }
    if !isLast { lowered.separator = appendSeparator(in: &surroundings) }
    return lowered
  }

  /// True where a field lies under its label, which may have several lines.
  private var wraps: Bool { traits.contentSizeCategory.isAccessibilitySize }

  private mutating func appendRowLabel(_ text: String, in surroundings: inout Surroundings) -> Int {
    appendText(
      .element(.label), text, font: .textStyle(.body), color: color(.label), lines: wraps ? 0 : 1,
      in: &surroundings
    ) { _, metrics in
      // A switch beside it keeps its size.
      metrics.compressionResistance.horizontal = 749
    }
  }
}

extension LoweredView {
  /// Aligns a text that is trailing beside a label with the label it lies under.
  fileprivate mutating func alignUnderLabel() {
    let isLeftToRight = direction == .leftToRight
    content = content.changingText { text in
      if text.alignment == (isLeftToRight ? .right : .left) {
        text.alignment = isLeftToRight ? .left : .right
      }
    }
  }
}

extension ElementKind {
  /// True where the view takes all the room of a form's row, false where it keeps its size at the trailing edge.
  fileprivate var fillsRow: Bool {
    switch self {
    case .switch, .stepper, .activityIndicator: false
    case .view, .label, .button, .textField, .textView, .cardField, .form, .stackView, .arrangement,
      .shape, .imageView,
      .scrollView, .separator, .slider, .segmentedControl, .progressView, .pageControl, .picker,
      .datePicker, .tableView, .tableViewCell, .collectionView, .searchBar, .visualEffectView,
      .webView, .mapView, .navigationBar, .tabBar, .toolbar:
      true
    }
  }
}
