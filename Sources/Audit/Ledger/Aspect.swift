/// Something about a secret with which a picture can change, so that whoever sees the picture learns of it.
public enum Aspect: String, CaseIterable, Hashable, Sendable {
  /// Which characters it has: others of the same length look different.
  case characters
  /// How wide its characters are: others of the same length move something.
  case width
  /// How many characters it has.
  case length
  /// Whether it is there at all, or empty.
  case presence
  /// By which brand a card is issued.
  case brand
  /// How many lines it has.
  case lines
  /// In which script it is written.
  case script
  /// Which colour it has.
  case color
  /// Which value a control has.
  case value
  /// Which symbol it is.
  case symbol
  /// What a picture shows.
  case picture
  /// How large it is.
  case size

  /// The aspect as a noun.
  var noun: String {
    switch self {
    case .color: "colour"
    case .characters, .width, .length, .presence, .brand, .lines, .script, .value, .symbol,
      .picture,
      .size:
      rawValue
    }
  }

  /// The aspects of which one follows from another that is told.
  private var implied: Set<Aspect> {
    switch self {
    case .characters: [.width, .length, .presence, .brand, .lines, .script]
    case .length: [.lines, .script]
    case .width, .presence, .brand, .lines, .script, .color, .value, .symbol, .picture, .size: []
    }
  }

  /// Some aspects without those that follow from others of them, in the order of all.
  static func essential(of aspects: Set<Aspect>) -> [Aspect] {
    let implied = aspects.reduce(into: Set()) { $0.formUnion($1.implied) }
    return allCases.filter { aspects.contains($0) && !implied.contains($0) }
  }
}

extension SecretFinding {
  /// The aspects of the secret with which the pictures were seen to change, in the order of all.
  ///
  /// What is not among them was not seen to change one; of lengths and scripts that tell no more, few were tried.
  public var aspects: [Aspect] {
    let told = leaks.compactMap(\.aspect)
    return Aspect.allCases.filter(told.contains)
  }
}

extension Leak {
  /// The aspect of the secret by which it was found; nil where nobody can tell whether it shows.
  fileprivate var aspect: Aspect? {
    guard let aspect = SecretVariation.aspects[variation] else { return nil }
    switch kind {
    case .pixels: return aspect
    case .shape: return aspect == .characters ? .width : aspect
    case .unknown: return nil
    }
  }
}

extension SecretVariation {
  /// The aspect of a secret that each variation changes, by its name.
  fileprivate static let aspects = Dictionary(
    (all + everyExtent).map { ($0.name, $0.aspect) }, uniquingKeysWith: { first, _ in first })
}
