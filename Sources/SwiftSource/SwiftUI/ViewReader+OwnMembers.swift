import AfterimageSwiftEvaluation

/// Members without their types, as `.padding(.grid(2))` has them.
extension ViewReader {
  /// A call whose arguments are what the program's extensions of SwiftUI's types say.
  mutating func resolved(_ term: Term) -> Term {
    let types = Self.types[term.bareName] ?? Self.lengths
    var term = term
    term.arguments = term.arguments.map { argument in
      TermArgument(argument.label, evaluator.resolving(argument.value, amongTypes: types))
    }
    return term
  }

  private static let lengths = ["CGFloat", "Double", "EdgeInsets", "Edge.Set", "CGSize", "Int"]
  private static let paints = ["Color", "ShapeStyle", "UIColor", "Gradient", "LinearGradient"]
  private static let texts = ["LocalizedStringKey", "LocalizedStringResource", "String"]

  /// What kinds of members modifiers and views take, those that take lengths left out.
  private static let types: [String: [String]] = [
    "gridColumnAlignment": ["HorizontalAlignment"], "font": ["Font"], "fontWeight": ["Font.Weight"],
    "foregroundColor": paints, "foregroundStyle": paints, "tint": paints, "accentColor": paints,
    "background": paints + ["View"], "overlay": paints + ["View"], "fill": paints, "stroke": paints,
    "strokeBorder": paints, "border": paints, "listRowBackground": paints,
    "shadow": paints + lengths, "clipShape": ["Shape"],
    "buttonStyle": ["ButtonStyle", "PrimitiveButtonStyle"], "labelStyle": ["LabelStyle"],
    "toggleStyle": ["ToggleStyle"], "textFieldStyle": ["TextFieldStyle"],
    "progressViewStyle": ["ProgressViewStyle"], "modifier": ["ViewModifier"],
    "Text": texts, "Label": texts, "navigationTitle": texts, "Button": texts,
    "Image": ["ImageResource", "UIImage"], "Color": ["ColorResource", "UIColor", "Color"],
  ]
}
