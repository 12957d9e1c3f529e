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
    let node = append(
      .view, id: alert.id, path: path, in: &window, direction: traits.layoutDirection)
    hierarchy.indices[path] = node
    settleSensitivity(of: alert.root, isSensitive: alert.isSensitive ?? false, at: node)
    var below = window.below(node, tint: window.tint, isSensitive: alert.isSensitive ?? false)
    lowerContents(of: alert, at: path, in: &below, node: node)
    hierarchy.nodes[node].descendantsEnd = hierarchy.nodes.count
    hierarchy.controllers.append(
      ArrangedController(
        rootView: .presented, nodes: node..<hierarchy.nodes.count, traits: traits))
  }

  private mutating func lowerContents(
    of alert: Alert, at path: ViewPath, in surroundings: inout Surroundings, node: Int
  ) {
    let metrics = metrics(of: alert.style)
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

  private func metrics(of style: Alert.Style) -> AlertMetrics {
    guard !traits.system.hasGlassControls else {
      var metrics = AlertMetrics.glass
      metrics.allowsRows = style == .alert
      return metrics
    }
    guard style == .actionSheet else { return .alert }
    var metrics = AlertMetrics.actionSheet
    metrics.width = isPhone ? nil : AlertMetrics.popoverWidth
    return metrics
  }

  /// A card of the system's material; one that stands apart is opaque.
  private mutating func appendCard(
    _ metrics: AlertMetrics, isApart: Bool = false, in surroundings: inout Surroundings
  ) -> Int {
    let card = append(.card, in: &surroundings, direction: traits.layoutDirection)
    hierarchy.nodes[card].appearance.cornerRadius = metrics.cornerRadius
    hierarchy.nodes[card].appearance.cornerCurve = .continuous
    if isApart {
      hierarchy.nodes[card].appearance.background = color(.secondarySystemGroupedBackground)
    } else {
      settleMaterial(.systemThickMaterial, at: card)
    }
    return card
  }

  private mutating func lowerViews(
    of alert: Alert, at path: ViewPath, into arranged: inout ArrangedAlert,
    in surroundings: inout Surroundings
  ) {
    let metrics = arranged.metrics
    var titleFont = font(metrics.titleFont)
    titleFont.weight = .semibold
    var place = 0
    for (view, font, ink) in [
      (alert.titleLabel, titleFont, metrics.titleColor),
      (alert.messageLabel, self.font(metrics.messageFont), metrics.messageColor),
    ] {
      guard let view else { continue }
      let node = lower(view, at: path.child(place), in: &surroundings)
      settleAlertLabel(view, at: node, font: font, color: color(ink), metrics)
      arranged.texts.append(node)
      place += 1
    }
    for field in alert.textFields {
      arranged.fields.append(
        lower(field.inAlert, at: path.child(place), in: &surroundings))
      place += 1
    }
  }

  /// Gives a text of an alert what alerts have for it, where it says nothing itself.
  private mutating func settleAlertLabel(
    _ view: View, at node: Int, font: Font, color: Color, _ metrics: AlertMetrics
  ) {
    guard case .label(let label) = view.element else { return }
    let plain = Label("")
    if label.font == plain.font { hierarchy.nodes[node].text?.font = font }
    if label.textColor == plain.textColor { hierarchy.nodes[node].text?.color = color }
    if label.textAlignment == .natural, let alignment = metrics.textAlignment {
      hierarchy.nodes[node].text?.alignment = alignment
    }
    hierarchy.nodes[node].text?.numberOfLines = 0
    hierarchy.metrics[node].hugging.vertical = LayoutPriority.required.rawValue - 1
    hierarchy.metrics[node].compressionResistance.vertical = LayoutPriority.required.rawValue - 1
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
    let separator = append(.separator, in: &surroundings, direction: traits.layoutDirection)
    hierarchy.nodes[separator].appearance.background = color(.separator)
    return ArrangedAlert.Button(node: node, separator: separator)
  }

  private mutating func appendAnswer(
    _ action: Alert.Action, isStrong: Bool, _ metrics: AlertMetrics,
    in surroundings: inout Surroundings
  ) -> Int {
    var font = font(metrics.buttons.font)
    font.weight = isStrong ? .semibold : .regular
    let look = look(of: action, isStrong: isStrong, metrics, tint: surroundings.tint)
    let node = appendText(
      action.title, type: .button, font: font,
      color: action.isEnabled ? look.title : color(.tertiaryLabel), in: &surroundings)
    hierarchy.nodes[node].text?.insets = EdgeInsets(
      left: AlertMetrics.buttonInset, right: AlertMetrics.buttonInset)
    hierarchy.nodes[node].appearance.background = look.background
    hierarchy.nodes[node].appearance.cornerRadius = metrics.buttons.height / 2
    settleInheritedMask(surroundings.isSensitive, at: node)
    return node
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
