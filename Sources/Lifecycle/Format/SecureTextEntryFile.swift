import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

extension Shape where Value == [SecureTextEntry] {
  /// An object of true and false by the ids of fields.
  static var secureTextEntries: Shape {
    Shape(
      schema: ["type": "object", "additionalProperties": ["type": "boolean"]],
      write: { .object($0.map { .init($0.id, .bool($0.isSecure)) }) },
      read: { node, decoding in
        guard let members = node.members else {
          decoding.reportType(
            of: node, expected: "an object of true and false by the ids of fields")
          return nil
        }
        return members.compactMap { member in
          Shape<Bool>.bool.read(member.value, &decoding).map { SecureTextEntry(member.key, $0) }
        }
      })
  }
}
