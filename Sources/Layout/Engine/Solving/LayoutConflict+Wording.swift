import AfterimageGraphics
package import AfterimageScreens

/// The words of a conflict, after the form that developers know from UIKit's log.
extension LayoutConflict: CustomStringConvertible {
  /// The conflicting set, what was given up, and a way out.
  package var description: String { description(in: .none) }

  /// The same, each constraint of the screen with its place in the file, and the line of the view that owns it.
  package func description(in places: ScreenPlaces) -> String {
    let more = members.count - Self.longestList
    let list =
      (members.prefix(Self.longestList).map { "  \($0.description(in: places))" }
      + (more > 0 ? ["  and \(more) more"] : [])).joined(separator: "\n")
    return """
      Unable to satisfy these constraints together:
      \(list)
      Recovered by giving up:
        \(givenUp.description(in: places))
      Take away one of them, or give one a priority below 1000.
      """
  }

  /// The most members that a message lists.
  private static var longestList: Int { 24 }
}

extension ConflictMember: CustomStringConvertible {
  /// The constraint between angle brackets, with its identifier and owner.
  package var description: String { description(in: .none) }

  fileprivate func description(in places: ScreenPlaces) -> String {
    let kind = maker == .system ? "made by the system" : "declared"
    let identifier = identifier.map { "'\($0)' " } ?? ""
    return "<\(identifier)\(text)   (\(kind) in \(owner)\(maker.whereabouts(in: places)))>"
      .printableOnOneLine
  }
}

extension ConflictMember.Maker {
  /// The line of the owner, where that is another, and the place of the constraint; nothing where neither stands in a file.
  fileprivate func whereabouts(in places: ScreenPlaces) -> String {
    guard case .screen(let owner, let declaration) = self,
      let place = places.place(of: owner, .constraint(declaration))
    else { return "" }
    guard let line = places.place(of: owner)?.line, line != place.line else {
      return ", \(place)"
    }
    return " on line \(line), \(place)"
  }
}
