import AfterimageGraphics
import AfterimageScreens

/// An alert and the views that it is made of.
struct ArrangedAlert {
  /// The root view, which all the others lie in.
  var node: Int
  var metrics: AlertMetrics
  /// The card with the texts and all answers but a cancelling one that stands apart.
  var card: Int
  /// Title and message.
  var texts: [Int] = []
  var fields: [Int] = []
  /// The answers as they stand below each other.
  var buttons: [Button] = []
  /// True where two answers in a row stand the other way round: a cancelling one comes first.
  var reversesRow = false
  /// The card and button apart from the others.
  var cancel: (card: Int, button: Int)?

  /// An answer and the line above it, or beside it where two share a row.
  struct Button {
    var node: Int
    var separator: Int?
  }
}

extension Lowering {
  /// Appends an alert: what darkens the screen, then a root view with cards, texts, fields and answers in it.
  mutating func lower(_ alert: Alert, in window: inout Surroundings) {
    lowerDimmingView(in: &window)
    let outer = traits
    defer { traits = outer }
    traits = traits.confined(to: traits.size, safeArea: .zero)
    traits.userInterfaceLevel = .elevated
    let path = ViewPath(in: .presented)
    var sensitivity = Sensitivity(of: alert.root, within: false, mask: mask)
    // The answers are masked one by one.
    if !alert.actions.isEmpty { (sensitivity.isLeaf, sensitivity.mask) = (false, nil) }
    let node = append(
      .element(.view), LoweredView(direction: traits.layoutDirection, sensitivity: sensitivity),
      id: alert.id, path: path, in: &window)
    var below = window.below(node, isSensitive: sensitivity.isSensitive)
    lowerParts(of: alert, at: path, in: &below, node: node)
    endDescendants(of: node)
    hierarchy.controllers.append(
      ArrangedController(
        rootView: .presented, nodes: node..<hierarchy.nodes.count, traits: traits))
  }

  private mutating func lowerParts(
    of alert: Alert, at path: ViewPath, in surroundings: inout Surroundings, node: Int
  ) {
    let metrics = metrics(of: alert)
    let card = appendCard(metrics, in: &surroundings)
    var arranged = ArrangedAlert(node: node, metrics: metrics, card: card)
    lowerViews(of: alert, at: path, into: &arranged, in: &surroundings)
    for action in alert.stackedActions where !standsApart(action, in: alert) {
      arranged.buttons.append(
        lowerButton(for: action, of: alert, after: arranged, in: &surroundings))
    }
    arranged.reversesRow = alert.actions.contains { $0.style == .cancel }
    if let action = alert.actions.first(where: { standsApart($0, in: alert) }), isPhone {
      let card = appendCard(metrics, isApart: true, in: &surroundings)
      let button = appendAnswer(action, isStrong: true, metrics, in: &surroundings)
      arranged.cancel = (card, button)
    }
    hierarchy.alerts.append(arranged)
  }

  private var isPhone: Bool { traits.device.idiom == .phone }

  /// An action sheet of before iOS 26 has its cancelling answer on a card apart; a tap beside it is enough on a tablet.
  private func standsApart(_ action: Alert.Action, in alert: Alert) -> Bool {
    action.style == .cancel && alert.style == .actionSheet && !traits.system.hasGlassControls
  }

  private func metrics(of alert: Alert) -> AlertMetrics {
    guard !traits.system.hasGlassControls else {
      var metrics = AlertMetrics.glass(in: traits.system)
      metrics.allowsRows = alert.style == .alert
      if (alert.titleLabel == nil) != (alert.messageLabel == nil) { metrics.setSingleText() }
      return metrics
    }
    guard alert.style == .actionSheet else { return .alert }
    var metrics = AlertMetrics.actionSheet
    metrics.width = isPhone ? nil : AlertMetrics.popoverWidth
    return metrics
  }

  /// A card of the system's material; one that stands apart is opaque.
  private mutating func appendCard(
    _ metrics: AlertMetrics, isApart: Bool = false, in surroundings: inout Surroundings
  ) -> Int {
    var card = Appearance(cornerRadius: metrics.cornerRadius, cornerCurve: .continuous)
    if isApart {
      card.background = color(.secondarySystemGroupedBackground)
    } else {
      card = card.over(.systemThickMaterial, in: traits)
    }
    return appendBackdrop(.part(.card), card, in: &surroundings)
  }

  private mutating func lowerViews(
    of alert: Alert, at path: ViewPath, into arranged: inout ArrangedAlert,
    in surroundings: inout Surroundings
  ) {
    let metrics = arranged.metrics
    var titleFont = font(metrics.titleFont)
    titleFont.weight = metrics.titleWeight
    let texts = [
      (alert.titleLabel, AlertTextDefaults(titleFont, color(metrics.titleColor), metrics)),
      (
        alert.messageLabel,
        AlertTextDefaults(font(metrics.messageFont), color(metrics.messageColor), metrics)
      ),
    ]
    for case (let view?, let defaults) in texts {
      let child = path.child(arranged.texts.count)
      arranged.texts.append(
        lower(view, at: child, in: &surroundings) { defaults.apply(to: &$0, of: view) })
    }
    for field in alert.textFields {
      let child = path.child(arranged.texts.count + arranged.fields.count)
      arranged.fields.append(lower(field.inAlert, at: child, in: &surroundings))
    }
  }

  /// The first answer of an action sheet without texts has no line above it, and capsules have none at all.
  private mutating func lowerButton(
    for action: Alert.Action, of alert: Alert, after arranged: ArrangedAlert,
    in surroundings: inout Surroundings
  ) -> ArrangedAlert.Button {
    let node = appendAnswer(
      action, isStrong: alert.isStrong(action), arranged.metrics, in: &surroundings)
    let isFirst = arranged.texts.isEmpty && arranged.fields.isEmpty && arranged.buttons.isEmpty
    guard !arranged.metrics.buttons.areCapsules, !isFirst || arranged.metrics.allowsRows else {
      return ArrangedAlert.Button(node: node)
    }
    let separator = appendBackdrop(
      .element(.separator), Appearance(background: color(.separator)), in: &surroundings)
    return ArrangedAlert.Button(node: node, separator: separator)
  }

  private mutating func appendAnswer(
    _ action: Alert.Action, isStrong: Bool, _ metrics: AlertMetrics,
    in surroundings: inout Surroundings
  ) -> Int {
    var font = font(metrics.buttons.font)
    font.weight = isStrong ? .semibold : .regular
    let look = look(of: action, isStrong: isStrong, metrics, tint: surroundings.tint)
    let inset = AlertMetrics.buttonInset
    var answer = line(
      action.title, font: font, color: action.isEnabled ? look.title : color(.tertiaryLabel),
      insets: EdgeInsets(left: inset, right: inset))
    answer.appearance.background = look.background
    answer.appearance.cornerRadius = metrics.buttons.height / 2
    answer.sensitivity = Sensitivity(
      ofPart: action.mark.value ?? surroundings.isSensitive, mask: mask)
    return append(
      .element(.button), answer, path: ViewPath(in: .answers), in: &surroundings)
  }

  /// The colours of an answer: a title alone, or since iOS 26 a capsule, which the answer that stands out fills with the tint.
  private func look(
    of action: Alert.Action, isStrong: Bool, _ metrics: AlertMetrics, tint: Color
  ) -> (title: Color, background: Color?) {
    let isDestructive = action.style == .destructive
    guard metrics.buttons.areCapsules else {
      return (isDestructive ? color(.systemRed) : tint, nil)
    }
    if isStrong, action.style != .cancel {
      return (.white, isDestructive ? color(.systemRed) : tint)
    }
    return (isDestructive ? color(.systemRed) : color(.label), color(.tertiarySystemFill))
  }
}

/// The look that an alert has for a text that says nothing itself.
private struct AlertTextDefaults {
  var font: Font
  var color: Color
  var alignment: TextContent.HorizontalAlignment?

  init(_ font: Font, _ color: Color, _ metrics: AlertMetrics) {
    self.font = font
    self.color = color
    alignment = metrics.textAlignment
  }

  /// Gives a lowered label what it leaves open.
  func apply(to view: inout LoweredView, of declared: View) {
    guard case .label(let label) = declared.element else { return }
    let plain = Label("")
    view.content = view.content.changingText { text in
      if label.font == plain.font { text.font = font }
      if label.textColor == plain.textColor { text.color = color }
      if label.textAlignment == .natural, let alignment { text.alignment = alignment }
      text.numberOfLines = 0
    }
    view.metrics.hugging.vertical = LayoutPriority.required.rawValue - 1
    view.metrics.compressionResistance.vertical = LayoutPriority.required.rawValue - 1
  }
}

extension View {
  /// The field with the frame and the face that fields in an alert have.
  fileprivate var inAlert: View {
    guard case .textField(var field) = element else { return self }
    let plain = TextField()
    if field.font == plain.font { field.font = .textStyle(.footnote) }
    if field.borderStyle == .none { field.borderStyle = .roundedRect }
    var copy = self
    copy.element = .textField(field)
    return copy
  }
}

extension Alert {
  /// The answers as they stand below each other: a cancelling one ends them.
  fileprivate var stackedActions: [Action] {
    actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
  }

  /// True for the answer in the semibold weight: the preferred one, or else the cancelling one.
  fileprivate func isStrong(_ action: Action) -> Bool {
    preferredAction.map { $0 == action.title } ?? (action.style == .cancel)
  }
}
