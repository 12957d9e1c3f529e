import AfterimageMasking
import AfterimageScreens

extension AlphaChange {
  /// The object of a change of opacity.
  static let form = ObjectForm(
    name: "setAlpha", documentation: "Sets the opacity of a controller's view.",
    blank: AlphaChange(0),
    keys: [
      Key("of", \.view, .word(), "The view."),
      Key("to", \.alpha, .number(in: 0...1), isRequired: true, "The opacity after it."),
      Key("fade", \.fade, .seconds, "The seconds that it takes."),
      Key("curve", \.curve, .word(), "How the opacity goes meanwhile."),
    ])
}
