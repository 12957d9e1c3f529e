import Afterimage
import AfterimageGoldens
import AfterimageGraphics
import AfterimageScreens

/// A case as the page has it.
extension ReportCase {
  /// What is said of its group where no cause is known: one message for all that are alike.
  var messageOfGroup: String {
    switch comparison {
    case .pictureDiffers, .textDiffers: "\(golden?.subject.path ?? name): no cause is known"
    case .same, .unchanged, .missing, .unreadable, .notFetched, .notComparable, .nothingToCompare,
      .unused, .inputFailed, .leaks, .notDrawn:
      message.split(separator: "\n").first.map(String.init) ?? message
    }
  }

  /// The object of the case; its pictures and what is told when it is opened are written.
  func row(
    _ place: Int, _ words: inout Vocabularies, _ folder: inout ReportFolder
  ) throws(OutputFailure) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("n", .string(name)),
      .init("s", words.subjects.place(of: golden?.subject.path ?? "")),
      .init("d", words.devices.place(of: golden?.device.id ?? "")),
      .init("t", words.strategies.place(of: strategy)),
      .init("a", .string(golden?.appearance.rawValue ?? "light")),
      .init("o", .string(outcome)), .init("k", .string(kind.rawValue)),
    ]
    members += try pictures(in: &folder)
    if !isAsExpected { members.append(.init("m", .string(message))) }
    members += reasons
    if let details {
      try folder.add(details, ofCase: place)
      members.append(.init("x", 1))
    }
    return .object(members)
  }

  /// The golden; nil where there is none.
  private var expected: [UInt8]? { expectedPath.flatMap { try? readFile(at: $0).get() } }

  /// What the last run saw in its place; nil where that is the golden, or nothing.
  private var actual: [UInt8]? { actualPath.flatMap { try? readFile(at: $0).get() } }

  private var kind: GoldenKind {
    GoldenKind.allCases.first { name.hasSuffix(".\($0.rawValue)") } ?? .png
  }

  /// The names of the pictures, and of texts, which are recognised by them, too.
  private func pictures(
    in folder: inout ReportFolder
  ) throws(OutputFailure) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    let (expected, actual) = (expected, actual)
    for (key, bytes) in [("e", expected), ("p", actual)] {
      guard let bytes else { continue }
      let name =
        kind == .png
        ? try folder.add(bytes, isReadable: isFailing) : ReportFolder.name(of: bytes)
      members.append(.init(key, .string(name)))
    }
    if kind == .png, let size = (actual ?? expected).flatMap({ PNG.size(of: $0) }) {
      members += [.init("w", .integer(size.width)), .init("h", .integer(size.height))]
    }
    return members
  }

  private var reasons: [JSONValue.Member] {
    guard let reasons = explained?.reasons else { return [] }
    let sentences = [reasons.sentence, reasons.effects].compactMap(\.self)
    return [
      sentences.isEmpty ? nil : JSONValue.Member("c", .array(sentences.map { .string($0) })),
      reasons.verdicts.isEmpty
        ? nil : JSONValue.Member("j", .string(reasons.verdicts.joined(separator: "; "))),
      explained?.verdict.map { JSONValue.Member("v", .string($0)) },
    ].compactMap(\.self)
  }

  /// What is told when the case is opened; nil where there is nothing more.
  private var details: JSONValue? {
    guard isFailing, explained != nil || kind != .png else { return nil }
    var members: [JSONValue.Member] = [.init("scale", 1)]
    if case .pictureDiffers(.pixels(let pixels)) = comparison {
      members += [
        .init("clusters", .array(pixels.clusters.map(\.corners))),
        .init("pixels", .integer(pixels.count)), .init("largest", .integer(Int(pixels.largest))),
      ]
    }
    members += [
      .init("expected", explained?.old?.views.json ?? .null),
      .init("actual", explained?.new?.views.json ?? .null),
    ]
    if kind != .png { members.append(.init("texts", texts)) }
    return .object(members)
  }

  private var texts: JSONValue {
    func text(_ bytes: [UInt8]?) -> JSONValue {
      .string(String(decoding: bytes ?? [], as: UTF8.self))
    }
    return ["expected": text(expected), "actual": text(actual)]
  }
}

extension ExplainedCase {
  /// The worst verdict on a secret, in the page's words; nil where none was judged.
  fileprivate var verdict: String? {
    guard let secrets = new?.secrets, !secrets.isEmpty else { return nil }
    let verdicts = Set(secrets.map(\.value))
    if verdicts.contains("leaks") { return "leaks" }
    return verdicts.contains("cannot tell") ? "unknown" : "safe"
  }
}

extension PixelRect {
  fileprivate var corners: JSONValue {
    .array([x, y, width, height].map { .integer($0) })
  }
}
