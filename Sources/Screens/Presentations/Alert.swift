/// A question or a warning that stands before a screen, with the answers to choose from.
public struct Alert: Hashable, Sendable {
  /// The name of the alert in constraints, scenarios and reports.
  public var id: String?
  /// True marks everything on the alert as sensitive; its texts and fields can have marks of their own.
  public var isSensitive: Bool?
  /// The bold line at the top; a label whose font or colour is a label's own takes the alert's.
  public var titleLabel: View?
  /// The small text below the title; a label whose font or colour is a label's own takes the alert's.
  public var messageLabel: View?
  /// Whether it stands in the middle of the screen or rises from its lower edge.
  package var style: Style
  /// The fields below the message, from top to bottom.
  package var textFields: [View]
  /// The answers, in order; a cancelling one finds its own place.
  package var actions: [Action]
  /// The title of the answer that stands out; nil lets the cancelling one do so.
  public var preferredAction: String?

  /// Makes an alert in the middle of the screen unless told otherwise.
  package init(
    _ title: String? = nil, message: String? = nil, style: Style = .alert, actions: [Action] = []
  ) {
    titleLabel = title.map { View(.label(Label($0))) }
    messageLabel = message.map { View(.label(Label($0))) }
    self.style = style
    textFields = []
    self.actions = actions
  }

  /// The styles of UIAlertController.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case alert
    case actionSheet
  }

  /// An answer.
  public struct Action: Hashable, Sendable {
    /// The title of the button.
    package var title: String
    /// The effect of the answer on the user's data.
    package var style: Style
    /// False where the button is greyed out.
    public var isEnabled: Bool = true
    /// The mark on the title.
    package var mark = PartMark()

    /// Makes an answer of the default style unless told otherwise.
    public init(_ title: String, style: Style = .default) {
      self.title = title
      self.style = style
    }

    /// True marks the title as sensitive, false takes the alert's mark off it; nil is as the alert.
    public var isSensitive: Bool? {
      get { mark.isSensitive }
      set { mark.isSensitive = newValue }
    }

    /// The styles of UIAlertAction.
    public enum Style: String, CaseIterable, Hashable, Sendable {
      case `default`
      /// Changes nothing: it stands out, and apart from the others in an action sheet.
      case cancel
      /// Loses something: in red.
      case destructive
    }
  }
}

extension Alert {
  /// The view of the alert controller: title, message and fields lie in it.
  package var root: View {
    get {
      var root = View(
        .view, id: id, subviews: [titleLabel, messageLabel].compactMap(\.self) + textFields)
      root.isSensitive = isSensitive
      return root
    }
    set {
      var views = newValue.subviews[...]
      id = newValue.id
      isSensitive = newValue.isSensitive
      if titleLabel != nil { titleLabel = views.popFirst() }
      if messageLabel != nil { messageLabel = views.popFirst() }
      textFields = Array(views)
    }
  }
}

extension Presentation {
  /// The titles of an alert's answers as those of a bar's buttons, as they can be secret, too, and how many there are; nil where there are none, and setting it changes the titles and their marks, adds what is more and takes away what is fewer.
  var answers: View? {
    get {
      guard case .alert(let alert) = self, !alert.actions.isEmpty else { return nil }
      var view = Toolbar(alert.actions.map(\.item)).view
      view.isSensitive = alert.isSensitive
      return view
    }
    set {
      guard case .alert(var alert) = self, case .toolbar(let bar)? = newValue?.element else {
        return
      }
      let preferred = alert.actions.firstIndex { $0.title == alert.preferredAction }
      for (index, item) in zip(alert.actions.indices, bar.items) {
        alert.actions[index].title = item.title
        alert.actions[index].mark = item.mark
      }
      let more = bar.items.dropFirst(alert.actions.count).map { Alert.Action($0) }
      alert.actions = alert.actions.prefix(bar.items.count) + more
      if let preferred { alert.preferredAction = alert.actions.dropFirst(preferred).first?.title }
      self = .alert(alert)
    }
  }
}

extension Alert.Action {
  /// An answer with the title of a button and its mark.
  fileprivate init(_ item: BarItem) {
    self.init(item.title)
    mark = item.mark
  }

  /// A button with the title and its mark.
  fileprivate var item: BarItem {
    var item = BarItem(title)
    item.mark = mark
    return item
  }
}
