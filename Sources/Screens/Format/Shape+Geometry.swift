import AfterimageGraphics

extension Shape where Value == Point {
  /// `[x, y]`.
  static var point: Shape {
    Shape<Double>.numbers(2, called: "[x, y]")
      .converted(to: { Point(x: $0[0], y: $0[1]) }, from: { [$0.x, $0.y] })
  }

  /// `[0, y]`, the place in the content of a list.
  static var upwards: Shape {
    point.checked {
      $0.x == 0 ? nil : .outOfRange(expected: "[0, y], as a list does not scroll sideways")
    }
  }
}

extension Shape where Value == Size {
  /// `[width, height]`, neither below zero.
  static var size: Shape {
    Shape<Double>.numbers(2, called: "[width, height]", of: .length)
      .converted(to: { Size(width: $0[0], height: $0[1]) }, from: { [$0.width, $0.height] })
  }
}

extension Shape where Value == Rect {
  /// `[x, y, width, height]`, in points.
  static var frame: Shape {
    Shape<Double>.numbers(4, called: "[x, y, width, height]")
      .converted(
        to: { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
        from: { [$0.minX, $0.minY, $0.width, $0.height] }
      )
      .checked { rect in
        min(rect.width, rect.height) >= 0
          ? nil : .outOfRange(expected: "a width and a height from 0")
      }
  }

  /// `[x, y, width, height]` within the unit square.
  static var unitRect: Shape {
    Shape<Double>.numbers(4, called: "[x, y, width, height]", of: .number(in: 0...1))
      .converted(
        to: { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
        from: { [$0.minX, $0.minY, $0.width, $0.height] }
      )
      .checked { rect in
        // Decimal fractions that add up to one may miss it by a rounding in binary.
        max(rect.maxX, rect.maxY) <= 1 + 1e-9
          ? nil : .outOfRange(expected: "a rectangle within the image, whose sides are 1 long")
      }
  }
}

extension Shape where Value == EdgeInsets {
  /// One number for all edges, `[top, left, bottom, right]`, or an object of them.
  static var edgeInsets: Shape {
    Shape(
      schema: ["anyOf": [Shape<Double>.distance.schema, list.schema, form.shape.schema]],
      check: list.check,
      write: { $0 == EdgeInsets(all: $0.top) ? .number($0.top) : list.write($0) },
      read: { node, decoding in
        if case .number = node.content {
          return Shape<Double>.distance.read(node, &decoding).map { EdgeInsets(all: $0) }
        }
        return node.members == nil ? list.read(node, &decoding) : form.read(node, &decoding)
      })
  }

  private static var list: Shape {
    Shape<Double>.numbers(4, called: "a number or [top, left, bottom, right]")
      .converted(
        to: { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) },
        from: { [$0.top, $0.left, $0.bottom, $0.right] })
  }

  private static var form: ObjectForm<EdgeInsets> {
    ObjectForm(
      name: "insets", documentation: "Distances inward from the edges.", blank: .zero,
      keys: [
        Key("top", \.top, .distance, "The distance from the top edge, in points."),
        Key("left", \.left, .distance, "The distance from the left edge, in points."),
        Key("bottom", \.bottom, .distance, "The distance from the bottom edge, in points."),
        Key("right", \.right, .distance, "The distance from the right edge, in points."),
      ])
  }
}
