import AfterimageGraphics

extension Shape where Value == Device {
  /// A device by its id.
  package static var device: Shape { known(Device.all, by: \.id, .device) }
}

extension Shape where Value == System {
  /// A version of iOS by its id.
  package static var system: Shape { known(System.all, by: \.id, .system) }
}

extension Shape where Value == BlurStyle {
  /// A blur by its name.
  package static var blurStyle: Shape { known(BlurStyle.all, by: \.name, .blurStyle) }
}

extension Shape {
  /// One of some values by its id.
  static func known(
    _ values: [Value], by id: @escaping @Sendable (Value) -> String, _ vocabulary: Vocabulary
  ) -> Shape {
    let ids = values.map(id)
    return Shape(
      schema: ["type": "string", "enum": .array(ids.map { .string($0) })],
      write: { .string(id($0)) },
      read: { node, decoding in
        guard let word = Shape<String>.text.read(node, &decoding) else { return nil }
        if let value = values.first(where: { id($0) == word }) { return value }
        decoding.report(.unknownWord(vocabulary, word: word, allowed: ids), at: node)
        return nil
      })
  }
}
