import AfterimageMasking
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Covers that show values of the app's, or whose looks are not known.
extension RuleTranslation {
  /// True for a view whose looks alone are not known, and that shows no value of the app's.
  func hidesUnknownPart(_ value: Value, _ id: String) -> Bool {
    var contents = coverContents
    guard case .cannotTell(let why) = contents.content(ofView: value, named: id) else {
      return false
    }
    return CoverReading.isOfLooks(why) && ShownData.found(in: value, code.evaluator) == nil
  }

  /// True where all that a view shows stands in the source, but for values of the app's; false, and noted, where it may show anything.
  mutating func mayBeSafe(_ value: Value, at place: CodePlace) -> Bool {
    guard let data = ShownData.found(in: value, code.evaluator), !data.isValue else { return true }
    gap("what is shown as the app is left: \(data.what)", at: place)
    return false
  }

  /// Lays a cover; where it shows a value of the app's, that is a secret or none.
  mutating func laying(
    _ cover: Cover, showing value: Value, at place: CodePlace
  ) -> [Action] {
    guard let data = ShownData.found(in: value, code.evaluator) else { return [.cover(cover)] }
    guard let screen = Screen.standIn(named: "\(cover.id)-data") else { return [] }
    var telling = cover
    telling.content = .view(screen)
    return whenKnown(
      .asking("\(data.what) being secret", at: place), [.cover(telling)], [.cover(cover)],
      at: place)
  }
}
