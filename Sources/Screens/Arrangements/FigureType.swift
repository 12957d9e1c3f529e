import AfterimageGraphics

/// The figures by their names in files, each with its keys.
package enum FigureType {
  /// Every figure by its name.
  package static let kinds: [VariantKind<Figure>] = [
    .init("rectangle") { plain("rectangle", "The whole frame.", .rectangle) },
    .init("roundedRectangle") { roundedRectangle },
    .init("unevenRoundedRectangle") { unevenRoundedRectangle },
    .init("circle") { plain("circle", "The largest circle in the middle.", .circle) },
    .init("capsule") { plain("capsule", "Ends that are half circles.", .capsule) },
    .init("ellipse") { plain("ellipse", "The largest ellipse.", .ellipse) },
  ]

  /// The figures as an object in a file chooses between them.
  static let variants = VariantForm(.figureType, kinds) { $0.typeName }

  private static func plain(
    _ name: String, _ documentation: String, _ figure: Figure
  ) -> ObjectForm<Figure> {
    ObjectForm(name: name, documentation: documentation, blank: figure, keys: [])
  }

  private static let roundedRectangle = ObjectForm(
    name: "roundedRectangle", documentation: "The whole frame with corners of a radius.",
    blank: Figure.roundedRectangle(Figure.RoundedCorners()),
    keys: roundedKeys.map {
      $0.lifted(extracting: \.rounded, embedding: { $1 = .roundedRectangle($0) })
    })

  private static let roundedKeys: [Key<Figure.RoundedCorners>] = [
    Key("radius", \.radius, .length, isRequired: true, "The radius, in points."),
    Key("curve", \.curve, .word(), "How the corners leave the straight edges."),
  ]

  private static let unevenRoundedRectangle = ObjectForm(
    name: "unevenRoundedRectangle", documentation: "The whole frame with corners of several radii.",
    blank: Figure.unevenRoundedRectangle(Figure.UnevenCorners()),
    keys: unevenKeys.map {
      $0.lifted(extracting: \.uneven, embedding: { $1 = .unevenRoundedRectangle($0) })
    })

  private static let unevenKeys: [Key<Figure.UnevenCorners>] = [
    Key("topLeading", \.topLeading, .length, "The radius at the top where lines begin."),
    Key("bottomLeading", \.bottomLeading, .length, "The radius at the bottom where lines begin."),
    Key("bottomTrailing", \.bottomTrailing, .length, "The radius at the bottom where lines end."),
    Key("topTrailing", \.topTrailing, .length, "The radius at the top where lines end."),
    Key("curve", \.curve, .word(), "How the corners leave the straight edges."),
  ]
}

extension Figure {
  /// The name of the figure in files.
  package var typeName: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle: "roundedRectangle"
    case .unevenRoundedRectangle: "unevenRoundedRectangle"
    case .circle: "circle"
    case .capsule: "capsule"
    case .ellipse: "ellipse"
    }
  }

  fileprivate var rounded: RoundedCorners? {
    if case .roundedRectangle(let corners) = self { corners } else { nil }
  }

  fileprivate var uneven: UnevenCorners? {
    if case .unevenRoundedRectangle(let corners) = self { corners } else { nil }
  }
}

extension Shape where Value == Figure {
  /// An object with the kind of figure.
  static var figure: Shape {
    Shape(
      schema: ["$ref": "#/$defs/figure"], check: { FigureType.variants.check($0) },
      write: { FigureType.variants.write($0) },
      read: { FigureType.variants.read($0, &$1) })
  }
}
