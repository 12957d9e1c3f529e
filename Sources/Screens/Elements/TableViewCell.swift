/// A row of a table: up to two texts and a picture in one of UIKit's arrangements, or views of its own.
///
/// The subviews of the view lie in the cell's content view: constraints between its edges and theirs mean the part of the row that accessories leave.
public struct TableViewCell: Hashable, Sendable {
  /// Where the texts lie and what they look like.
  public var style: Style
  /// The main text; a label whose font or colour is a label's own takes the style's.
  public var textLabel: View?
  /// The second text; a label whose font or colour is a label's own takes the style's.
  public var detailTextLabel: View?
  /// The view before the texts.
  public var imageView: View?
  /// The system's mark at the trailing edge.
  public var accessory: Accessory = .none
  /// A view at the trailing edge, in place of the system's mark.
  public var accessoryView: View?
  /// True where the row is chosen.
  public var isSelected: Bool = false
  /// True where a finger lies on the row.
  public var isHighlighted: Bool = false

  /// Makes a cell of a style with its texts.
  public init(_ text: String? = nil, detail: String? = nil, style: Style = .default) {
    self.style = style
    textLabel = text.map { View(.label(Label($0))) }
    detailTextLabel = detail.map { View(.label(Label($0))) }
  }

  /// The arrangements of UITableViewCell.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// The main text alone.
    case `default`
    /// The second text at the trailing edge, grey.
    case value1
    /// The main text in the tint colour beside the second.
    case value2
    /// The second text under the main one, smaller.
    case subtitle
  }

  /// The marks of UITableViewCell.
  public enum Accessory: String, CaseIterable, Hashable, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }
}

extension TableViewCell {
  /// The views that the cell is made of, in the order of their keys in files.
  var parts: [View] {
    [textLabel, detailTextLabel, imageView, accessoryView].compactMap(\.self)
  }

  /// The properties behind `parts`.
  static var partProperties: [WritableKeyPath<TableViewCell, View?>] {
    [\.textLabel, \.detailTextLabel, \.imageView, \.accessoryView]
  }
}
