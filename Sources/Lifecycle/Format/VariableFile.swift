import AfterimageMasking
import AfterimageScreens

/// The object of an action that sets a variable.
struct VariableFile: Sendable {
  var name: String
  var value: Bool

  var action: Action { .set(name, value) }

  init(name: String = "", value: Bool = true) {
    (self.name, self.value) = (name, value)
  }

  /// Describes an action; nil for one of another kind.
  init?(_ action: Action) {
    guard case .set(let name, let value) = action else { return nil }
    self.init(name: name, value: value)
  }

  static let form = ObjectForm(
    name: "set", documentation: "Gives a variable of the app's a value.", blank: VariableFile(),
    keys: [
      Key("variable", \.name, .text, isRequired: true, "What conditions call it."),
      Key("to", \.value, .bool, isRequired: true, "Its value; false before anything sets it."),
    ])
}
