import AfterimageScreens

/// A value with its place in the file, for checks that need the whole file.
struct Located<Value: Sendable>: Sendable {
  /// The value.
  var value: Value
  /// The count of the bytes before it.
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
