extension ElementType {
  /// A view with nothing of its own.
  static let view = ObjectForm(
    name: "view", documentation: "A view with nothing of its own.", blank: View(.view),
    keys: View.identityKeys + View.commonKeys + [View.subviewsKey] + View.constraintKeys)
}
