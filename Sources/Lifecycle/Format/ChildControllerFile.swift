import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

extension Shape where Value == [Located<ChildController>] {
  /// An object of the names of controllers by the ids of their views.
  static var children: Shape {
    Shape(
      schema: ["type": "object", "additionalProperties": name.schema],
      write: { children in
        .object(children.map { .init($0.value.view, .string($0.value.name)) })
      },
      read: { node, decoding in
        guard let members = node.members else {
          decoding.reportType(
            of: node, expected: "an object of the names of controllers by the ids of their views")
          return nil
        }
        return members.compactMap { member in
          name.read(member.value, &decoding).map {
            Located(
              value: ChildController($0, of: member.key), offset: member.keyRange.lowerBound)
          }
        }
      })
  }

  /// The name of a controller: one word, as rules and timelines write it.
  private static var name: Shape<String> {
    Shape<String>.text.checked { name in
      let isWord = !name.isEmpty && name.allSatisfy { !$0.isWhitespace }
      return isWord && !taken.contains(name)
        ? nil : .outOfRange(expected: "the name of a controller, one word that nothing else has")
    }.describing(
      .init("pattern", #"^\S+$"#), .init("not", ["enum": .array(taken.map { .string($0) })]))
  }

  /// The names of the other owners of rules, which no controller may have.
  private static var taken: [String] {
    [Protection.Owner.app, .scene, .everyScreen].map(\.description)
  }
}

extension StoryScreenFile {
  /// Reports the children whose views are not on the screen, and those that have the name of a screen.
  func checkChildren(otherThan screens: [String], _ decoding: inout Decoding) {
    let ids = named?.screen.ids
    for child in children ?? [] {
      if let ids, !ids.contains(child.value.view) {
        decoding.report(.missingView(child.value.view, known: ids), at: child.offset)
      }
      if screens.contains(child.value.name) {
        decoding.report(
          .outOfRange(expected: "the name of a controller, one word that nothing else has"),
          at: child.offset)
      }
    }
  }
}

extension DeclaredScreens {
  /// The names of all child controllers, each once, in order.
  var childNames: [String] {
    Set(values.compactMap(\.self).flatMap(\.children).map(\.name)).sorted()
  }
}
