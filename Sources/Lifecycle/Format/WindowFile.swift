import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// The object of a further window of the app; the name of its screen may stand for it.
struct WindowFile: Sendable {
  var screen = ""
  var level = WindowLevel.normal
  var isKey = false

  static let form = ObjectForm(
    name: "a window", documentation: "A further window of the app.", blank: WindowFile(),
    keys: [
      Key("screen", \.screen, .text, isRequired: true, "The screen that fills it."),
      Key("level", \.level, .windowLevel, "How high it lies among the windows of the scene."),
      Key("key", \.isKey, .bool, "True where it is made key and visible; else visible only."),
    ])
}

extension Shape where Value == WindowLevel {
  /// The name of a level of UIKit's, or a whole number.
  static var windowLevel: Shape {
    Shape(
      schema: [
        "anyOf": [
          ["enum": .array(names.map { .string($0.name) })],
          ["type": "integer", "minimum": .number(-limit), "maximum": .number(limit)],
        ]
      ],
      write: { level in
        names.first { $0.level == level }.map { .string($0.name) } ?? .integer(level.rawValue)
      },
      read: { node, decoding in
        guard let name = node.string else {
          return Shape<Double>.number(in: -limit...limit)
            .checked { $0 == $0.rounded() ? nil : .outOfRange(expected: "a whole number") }
            .read(node, &decoding).map { WindowLevel(rawValue: Int($0.rounded())) }
        }
        if let known = names.first(where: { $0.name == name }) { return known.level }
        decoding.report(.unknownWord(.value, word: name, allowed: names.map(\.name)), at: node)
        return nil
      })
  }

  private static var names: [(name: String, level: WindowLevel)] {
    [("normal", .normal), ("statusBar", .statusBar), ("alert", .alert)]
  }

  /// Higher and lower than any level in use.
  private static var limit: Double { 1_000_000_000 }
}
