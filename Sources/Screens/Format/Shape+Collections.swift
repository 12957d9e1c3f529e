import AfterimageGraphics

extension Shape {
  /// Any number of values of a shape; those of which nothing can be made are left out.
  package static func array<Element: Sendable>(of shape: Shape<Element>) -> Shape<[Element]> {
    Shape<[Element]>(
      schema: ["type": "array", "items": shape.schema],
      check: { $0.flatMap(shape.check) },
      write: { .array($0.map(shape.write)) }
    ) { node, decoding in
      guard let elements = node.elements else {
        decoding.reportType(of: node, expected: "an array")
        return nil
      }
      return elements.compactMap { shape.read($0, &decoding) }
    }
  }

  /// A fixed number of numbers.
  static func numbers(
    _ count: Int, called words: String, of shape: Shape<Double> = .distance
  ) -> Shape<[Double]> {
    Shape<[Double]>(
      schema: [
        "type": "array", "items": shape.schema, "minItems": .number(Double(count)),
        "maxItems": .number(Double(count)),
      ],
      check: { $0.flatMap(shape.check) },
      write: { .array($0.map(shape.write)) }
    ) { node, decoding in
      guard let elements = node.elements, elements.count == count else {
        if node.elements == nil {
          decoding.reportType(of: node, expected: words)
        } else {
          decoding.report(.outOfRange(expected: words), at: node)
        }
        return nil
      }
      let numbers = elements.compactMap { shape.read($0, &decoding) }
      return numbers.count == count ? numbers : nil
    }
  }

  /// A value that is written as another one.
  package func converted<Other: Sendable>(
    to make: @escaping @Sendable (Value) -> Other, from unmake: @escaping @Sendable (Other) -> Value
  ) -> Shape<Other> {
    Shape<Other>(
      schema: schema, check: { check(unmake($0)) }, write: { write(unmake($0)) },
      read: { node, decoding in read(node, &decoding).map(make) })
  }
}

/// Constants by their names.
extension Shape where Value == [String: Double] {
  /// An object whose keys are identifiers and whose values are numbers.
  static var metrics: Shape {
    Shape(
      schema: [
        "type": "object", "additionalProperties": Shape<Double>.distance.schema,
        "propertyNames": ["pattern": .string(identifierPattern)],
      ],
      check: { metrics in
        metrics.sorted { $0.key < $1.key }.flatMap { name, value in
          (isIdentifier(name) ? [] : [.badIdentifier(name)]) + Shape<Double>.distance.check(value)
        }
      },
      write: { metrics in
        .object(metrics.sorted { $0.key < $1.key }.map { .init($0.key, .number($0.value)) })
      },
      read: readMetrics)
  }

  @Sendable private static func readMetrics(
    _ node: JSONNode, _ decoding: inout Decoding
  ) -> [String: Double]? {
    guard let members = node.members else {
      decoding.reportType(of: node, expected: "an object of numbers by their names")
      return nil
    }
    var metrics: [String: Double] = [:]
    for member in members {
      if !isIdentifier(member.key) {
        decoding.report(.badIdentifier(member.key), at: member.keyRange.lowerBound)
      }
      metrics[member.key] = Shape<Double>.distance.read(member.value, &decoding)
    }
    return metrics
  }
}
