extension ControllerType {
  /// Two columns beside each other.
  static let split = describe(
    "split", "Two columns; the screen's root view fills the secondary one.",
    blank: SplitController(SplitController.PrimaryColumn(root: View(.view))),
    keys: [
      Key(
        "primary", \.primary, SplitController.PrimaryColumn.form.shape, isRequired: true,
        "The column at the leading edge."),
      Key("displayMode", \.displayMode, .word(), "Which columns show, and how."),
      Key(
        "preferredPrimaryColumnWidth", optional: \.preferredPrimaryColumnWidth, .length,
        "The width of the primary column; else UIKit's."),
      Key(
        "collapsedColumn", \.collapsedColumn, .word(),
        "Which column shows where the window is too narrow for two."),
      Key(
        "navigation", optional: \.navigation, NavigationController.form.shape,
        "The bars of the secondary column."),
    ],
    embedding: Controller.split,
    extracting: { if case .split(let part) = $0 { part } else { nil } })
}

extension SplitController.PrimaryColumn {
  fileprivate static let form = ObjectForm(
    name: "the primary column", documentation: "The column at the leading edge.",
    blank: SplitController.PrimaryColumn(root: View(.view)),
    keys: [
      Key(
        "navigation", optional: \.navigation, NavigationController.form.shape,
        "The bars of the column."),
      Key("root", \.root, .view, isRequired: true, "The view that fills the column."),
    ])
}
