import AfterimageAudit
import AfterimageGraphics
package import AfterimageScreens

/// A file of cases: the folder of their screens, and the cases.
package struct GoldenCaseFile: Sendable {
  /// The path of the schema, for editors.
  var schema: String?
  /// The version of the format.
  var format = 1.0
  /// The folder of the screens and scenarios, relative to the file's own.
  package var screens = "."
  /// The cases, in the order of the file.
  package var cases: [GoldenCase] = []

  /// The object that the file holds.
  static let form = ObjectForm(
    name: "the file of cases", documentation: "What the goldens are of.", blank: GoldenCaseFile(),
    keys: [
      Key("$schema", optional: \.schema, .text, "Where editors find the schema of this file."),
      Key("format", \.format, .formatNumber, isRequired: true, "The version of the format, 1."),
      Key("screens", \.screens, .text, "The folder of the screens and scenarios."),
      Key("cases", \.cases, .array(of: GoldenCase.shape), isRequired: true, "The cases."),
    ])

  /// Reads a file of cases.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - file: what messages call the file.
  /// - Throws: `InvalidInput` with all mistakes, in the order of the file, or with the first ones and that there are more.
  package static func decode(_ bytes: [UInt8], file: String) throws(InvalidInput) -> GoldenCaseFile
  {
    let document = JSONDocument(reading: bytes, file: file)
    var decoding = Decoding(document.source, files: .none)
    let content = document.root.flatMap { form.read($0, &decoding) }
    let diagnostics = document.mistakes(with: decoding).ordered().limited()
    guard let content, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw InvalidInput(diagnostics: diagnostics)
    }
    return content
  }
}

extension GoldenCaseFile {
  /// A case as it stands in a file, on one line.
  package static func line(of golden: GoldenCase) -> String {
    GoldenCase.shape.write(golden).text(.compact)
      .replacing("\":", with: "\": ").replacing(",\"", with: ", \"")
  }
}

extension GoldenCase {
  private static let form = ObjectForm(
    name: "a case", documentation: "What is looked at, and what is varied.",
    blank: GoldenCase(.screen("")),
    keys: [
      Key(
        "screen", optional: \.screenPath, .pathOfNames,
        "A screen file by its path without the ending."),
      Key(
        "scenario", optional: \.scenarioPath, .pathOfNames,
        "A scenario file by its path without the ending."),
      Key(
        "document", optional: \.documentPath, .pathOfDocument,
        "A storyboard or xib by its path, with a scene behind #."),
      Key("device", \.device, .device, "The device."),
      Key("system", \.system, .system, "The version of iOS."),
      Key("orientation", \.orientation, .word(), "How the device is held."),
      Key("appearance", \.appearance, .word(), "Light or dark."),
      Key("contrast", \.contrast, .word(), "Normal or high contrast."),
      Key("opaque", \.isOpaque, .bool, "True where the user reduces transparency."),
      Key("textSize", \.textSize, .word(), "The user's text size."),
      Key("direction", \.direction, .word(), "The direction of the interface."),
      Key("strategy", optional: \.strategy, .text, "The masking strategy."),
      Key(
        "require", optional: \.required, .word(),
        "What has to be known of every secret in the pictures that the system keeps: that it is proved not to show, or that no other that was tried did."
      ),
      Key("goldens", \.goldens, .array(of: .word()), "What is compared."),
    ])

  /// A case as it stands in a file: with one of a screen, a scenario and a document.
  static let shape: Shape<GoldenCase> = {
    let complete = form.shape.checked { golden in
      golden.subject == .screen("") ? .missingKey("screen", owner: "a case") : nil
    }
    return Shape(
      schema: complete.schema, check: complete.check, write: complete.write
    ) { node, decoding in
      for other in ["screen", "scenario", "document"].compactMap({ node[$0] }).dropFirst() {
        decoding.report(
          .outOfRange(expected: "one of a screen, a scenario and a document"), at: other)
      }
      return complete.read(node, &decoding)
    }
  }()

  private var screenPath: String? {
    get { if case .screen(let path) = subject, !path.isEmpty { path } else { nil } }
    set { if let newValue { subject = .screen(newValue) } }
  }

  private var scenarioPath: String? {
    get { if case .scenario(let path) = subject { path } else { nil } }
    set { if let newValue { subject = .scenario(newValue) } }
  }

  private var documentPath: String? {
    get { if case .document = subject { subject.path } else { nil } }
    set { subject = newValue.flatMap { DocumentReference($0) }.map { .document($0) } ?? subject }
  }
}

extension Shape where Value == String {
  /// Names between slashes, so that the path cannot lead out of its folder.
  fileprivate static var pathOfNames: Shape {
    text.checked { path in
      path.split(separator: "/", omittingEmptySubsequences: false)
        .first { Name(String($0)) == nil }.map { .badName(String($0)) }
    }
  }

  /// Names between slashes that lead to a storyboard or a xib, and perhaps the name of a scene behind `#`.
  fileprivate static var pathOfDocument: Shape {
    text.checked { path in
      guard DocumentReference(path) != nil else {
        return .outOfRange(expected: "the path of a storyboard or a xib")
      }
      return path.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "#" }
        .first { Name(String($0)) == nil }.map { .badName(String($0)) }
    }
  }
}
