extension CBOR {
  /// The product that some bytes are of; nil where they are of none, and where a number in them is more than anybody counts or measures.
  ///
  /// What is made of products adds, multiplies and rounds their numbers: of those that a machine has made up nothing is made.
  package static func product<Product: Decodable>(
    _ type: Product.Type, in bytes: [UInt8]
  ) -> Product? {
    var reader = CBORReader(bytes)
    guard let value = reader.value(), reader.isAtEnd, value.isMeasured else { return nil }
    return try? value.decode(as: type)
  }

  /// The most that is counted: products of two can be counted as well.
  private static let mostCount = 1 << 31
  /// The most that is measured.
  private static let mostMeasure = 1e15

  private var isMeasured: Bool {
    switch self {
    case .integer(let integer): (-Self.mostCount...Self.mostCount).contains(integer)
    // Not for one that is no number.
    case .number(let number): number.magnitude <= Self.mostMeasure
    case .array(let values): values.allSatisfy(\.isMeasured)
    case .map(let members): members.allSatisfy(\.value.isMeasured)
    case .null, .bool, .text, .bytes: true
    }
  }
}
