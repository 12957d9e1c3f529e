/// Where the views and constraints of a screen stand in the file that it comes from.
///
/// The places of a screen's parts in its file; all are equal, as a screen does not depend on where it was written.
package struct ScreenPlaces: Hashable, Sendable {
  private let find: @Sendable (ViewPath, ViewPart) -> SourcePlace?

  /// The screen stands in no file.
  package static let none = ScreenPlaces { _, _ in nil }

  /// Finds places with a function.
  package init(_ find: @escaping @Sendable (ViewPath, ViewPart) -> SourcePlace?) {
    self.find = find
  }

  /// The place of a view, or of a part of it; nil where it stands in no file.
  package func place(of path: ViewPath, _ part: ViewPart = .whole) -> SourcePlace? {
    find(path, part)
  }

  /// Always true.
  package static func == (left: ScreenPlaces, right: ScreenPlaces) -> Bool { true }

  /// Adds nothing.
  package func hash(into hasher: inout Hasher) {}
}
