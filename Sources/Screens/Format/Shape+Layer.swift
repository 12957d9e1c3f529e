import AfterimageGraphics

/// The border and the shadow of a view's layer.
extension Shape where Value == Border {
  /// A line within the edge.
  static var border: Shape {
    ObjectForm(
      name: "a border", documentation: "A line within the edge, over all in the view.",
      blank: Border(width: 0),
      keys: [
        Key("width", \.width, .length, isRequired: true, "The thickness, in points."),
        Key("color", \.color, .color, "The colour of the line."),
      ]
    ).shape
  }
}

extension Shape where Value == Shadow {
  /// The shadow of a view.
  static var shadow: Shape {
    ObjectForm(
      name: "a shadow", documentation: "A blurred silhouette beneath the view.",
      blank: Shadow(opacity: 0),
      keys: [
        Key("opacity", \.opacity, .number(in: 0...1), isRequired: true, "The opacity."),
        Key("color", \.color, .color, "The colour."),
        Key(
          "radius", \.radius, .number(in: 0...200),
          "The standard deviation of the blur, in points."),
        Key("offset", \.offset, .point, "[x, y] from the view, in points."),
      ]
    ).shape
  }
}

extension Shape where Value == Gradient {
  /// Colours that pass into each other.
  static var gradient: Shape {
    ObjectForm(
      name: "a gradient", documentation: "Colours that pass into each other.", blank: Gradient([]),
      keys: [
        Key("type", \.kind, .word(), "How the colours are laid out."),
        Key("stops", \.stops, stops, isRequired: true, "The colours by their places."),
        Key("startPoint", \.startPoint, .point, "[x, y] of the first, 0 to 1 across the view."),
        Key("endPoint", \.endPoint, .point, "[x, y] of the last, 0 to 1 across the view."),
      ]
    ).shape
  }

  private static var stops: Shape<[Gradient.Stop]> {
    .array(
      of: ObjectForm(
        name: "a stop", documentation: "A colour at its place.",
        blank: Gradient.Stop(.system(.clear), at: 0),
        keys: [
          Key("color", \.color, .color, isRequired: true, "The colour."),
          Key(
            "location", \.location, .number(in: 0...1), isRequired: true,
            "The place, 0 at the start and 1 at the end."),
        ]
      ).shape
    ).checked { stops in
      let locations = stops.map(\.location)
      return locations.isEmpty || locations != locations.sorted()
        ? .outOfRange(expected: "one stop or more, in the order of their places") : nil
    }
  }
}

extension Shape where Value == Set<Corner> {
  /// The corners that are round, by their names.
  static var corners: Shape {
    Shape<[Corner]>.array(of: .word()).converted(
      to: { Set($0) }, from: { corners in Corner.allCases.filter(corners.contains) })
  }
}
