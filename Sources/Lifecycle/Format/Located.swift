import AfterimageScreens

/// A value and the byte of the file where it stands, for what can only be judged when the whole file is known.
struct Located<Value: Sendable>: Sendable {
  /// The value.
  var value: Value
  /// The byte.
  var offset: Int
}

extension Shape {
  /// The same shape, remembering where each value stands.
  var located: Shape<Located<Value>> {
    Shape<Located<Value>>(
      schema: schema, check: { check($0.value) }, write: { write($0.value) },
      read: { node, decoding in
        read(node, &decoding).map { Located(value: $0, offset: node.range.lowerBound) }
      })
  }
}
