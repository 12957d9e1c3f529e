import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Texts and pictures that a reason takes away.
extension ViewReader {
  /// The reasons that a modifier gives, by their names; nil where they are not known, for which nothing is taken away.
  func reasons(_ value: Value?) -> Set<String>? {
    switch value {
    case .array(let values)?:
      let all = values.map { reasons($0) }
      return all.contains(nil) ? nil : all.reduce(into: []) { $0.formUnion($1 ?? []) }
    case .term(let term)? where term.form == .member:
      let known: Set = ["placeholder", "privacy", "invalidated"]
      return known.contains(term.name) ? [term.name] : nil
    default: return nil
    }
  }

  /// A text or a picture as the reasons around it leave it: as large as it is, with a bar in its place.
  ///
  /// `privacy` takes away what is sensitive, `placeholder` everything (Apple). How dark the bar is was chosen.
  func redacted(_ view: View) -> View {
    let isTaken =
      environment.redactions.contains("placeholder")
      || (environment.redactions.contains("privacy") && environment.isPrivacySensitive)
    guard isTaken else { return view }
    var hidden = view
    hidden.alpha = 0
    let bar = ShapeView(
      .roundedRectangle(Figure.RoundedCorners(radius: 4)),
      fill: (environment.foreground ?? .system(.label)).faded(to: 0.16))
    return View(
      .arrangement(.overlay(Arrangement.Layers())), subviews: [hidden, View(.shape(bar))])
  }
}
