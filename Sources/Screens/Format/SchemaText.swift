package import AfterimageGraphics

/// The text of a JSON Schema, draft 2020-12, that is kept beside the files it describes.
package func schemaText<Value>(
  _ title: String, of form: ObjectForm<Value>, definitions: JSONValue? = nil
) -> String {
  let head = JSONValue.object([
    .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
    .init("title", .string(title)), .init("description", .string(form.documentation)),
  ])
  let definitions = definitions.map { [JSONValue.Member("$defs", $0)] } ?? []
  return head.adding(form.shape.schema.members + definitions).allowingComments.text() + "\n"
}

extension JSONValue {
  /// The schema with a key for comments in every object that has not just any keys.
  fileprivate var allowingComments: JSONValue {
    switch self {
    case .object(let members):
      let isClosed = members.contains { closingKeys.contains($0.key) }
      let inner = members.map { member in
        member.key == "propertyNames"
          ? Member(
            member.key, ["anyOf": [["const": .string(JSONDocument.commentKey)], member.value]])
          : Member(member.key, member.value.allowingComments)
      }
      return isClosed ? .object(inner).addingComment : .object(inner)
    case .array(let elements): return .array(elements.map(\.allowingComments))
    case .string, .number, .bool, .null: return self
    }
  }

  private var addingComment: JSONValue {
    let comment = Member(JSONDocument.commentKey, true)
    guard members.contains(where: { $0.key == "properties" }) else {
      return adding([Member("properties", .object([comment]))])
    }
    return .object(
      members.map { $0.key == "properties" ? Member($0.key, $0.value.adding([comment])) : $0 })
  }
}

/// The keys of a schema for members that it does not name.
private let closingKeys: Set = ["additionalProperties", "unevaluatedProperties"]
