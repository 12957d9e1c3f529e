extension PresentedContent {
  /// Makes a controller of a view that is put together in a closure.
  public init(controller: Controller = .plain, _ root: () -> some ViewConvertible) {
    self.init(controller: controller, root: root().view)
  }
}

extension Sheet {
  /// Makes a sheet of a view that is put together in a closure.
  public init(
    controller: Controller = .plain, detent: Detent = .large, _ root: () -> some ViewConvertible
  ) {
    self.init(PresentedContent(controller: controller, root), detent: detent)
  }
}

extension Popover {
  /// Makes a popover, beside the view of an id, of a view that is put together in a closure.
  public init(
    sourceView: String, controller: Controller = .plain, _ root: () -> some ViewConvertible
  ) {
    self.init(PresentedContent(controller: controller, root), sourceView: sourceView)
  }
}

extension Alert {
  /// Makes an alert of its answers from top to bottom.
  public init(
    _ title: String? = nil, message: String? = nil, style: Style = .alert,
    @ListBuilder<Alert.Action> _ actions: () -> [Alert.Action]
  ) {
    self.init(title, message: message, style: style, actions: actions())
  }

  /// The same alert with text fields below its message.
  public func textFields(@ListBuilder<View> _ fields: () -> [View]) -> Alert {
    var copy = self
    copy.textFields = fields()
    return copy
  }
}

extension Screen {
  /// Makes a screen that presents something, of a view that is put together in a closure.
  ///
  /// - Throws: `InvalidInput` with everything that is wrong, as the initializer with a view does.
  public init(
    _ name: String, controller: Controller = .plain, presented: Presentation,
    _ root: () -> some ViewConvertible
  ) throws(InvalidInput) {
    try self.init(name, controller: controller, root: root().view, presented: presented)
  }
}
