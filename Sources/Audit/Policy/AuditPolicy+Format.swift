import AfterimageGraphics
package import AfterimageScreens

extension AuditPolicy {
  /// The name of the file in which a project keeps its policy.
  package static let fileName = "afterimage-policy.json"

  /// The object that the file holds.
  static let form = ObjectForm(
    name: "the policy", documentation: "What an audit asks of secrets, and what is accepted.",
    blank: AuditPolicy(),
    keys: [
      Key("$schema", optional: \.schema, .text, "Where editors find the schema of this file."),
      Key("format", \.format, .formatNumber, isRequired: true, "The version of the format, 1."),
      Key(
        "require", \.required, .word(),
        "What has to be known of every secret: that it is proved not to show, or that no other that was tried did."
      ),
      Key(
        "requireOf", \.requirements, .array(of: ClassRequirement.form.shape),
        "What has to be known of the secrets of a class, in the place of 'require'."),
      Key(
        "cards", \.includesCards, .bool,
        "True where the cards of the switcher decide beside the pictures."),
      Key(
        "cannotTell", \.cannotTell, .word(),
        "Whether a secret fails of which only the app's code knows whether it shows."),
      Key(
        "accepted", \.accepted, .array(of: AcceptedLeak.shape),
        "Leaks that somebody answers for, up to a day."),
    ])

  /// Reads a policy.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - file: what messages call the file.
  /// - Throws: `InvalidInput` with all mistakes, in the order of the file, or with the first ones and that there are more.
  package static func decode(_ bytes: [UInt8], file: String) throws(InvalidInput) -> AuditPolicy {
    try form.decode(bytes, file: file)
  }
}

extension AuditPolicy.ClassRequirement {
  fileprivate static let form = ObjectForm(
    name: "a requirement", documentation: "What has to be known of the secrets of a class.",
    blank: Self(),
    keys: [
      Key("kind", \.kind, .word(), isRequired: true, "The class of secrets."),
      Key("verdict", \.verdict, .word(), isRequired: true, "What has to be known."),
    ])
}

extension ObjectForm {
  /// Reads a file that holds the object, or finds all that is wrong with it.
  func decode(_ bytes: [UInt8], file: String) throws(InvalidInput) -> Value {
    let document = JSONDocument(reading: bytes, file: file)
    var decoding = Decoding(document.source, files: .none)
    let content = document.root.flatMap { read($0, &decoding) }
    let diagnostics = document.mistakes(with: decoding).ordered().limited()
    guard let content, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw InvalidInput(diagnostics: diagnostics)
    }
    return content
  }
}
