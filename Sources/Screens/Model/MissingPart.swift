/// Something that a screen rests on and that is not there: something else stands in for it, or nothing does.
package enum MissingPart: Codable, Hashable, Sendable {
  case font(String)
  case picture(String)
  /// A kind of view that is drawn as a plain one.
  case view(String)
  /// A constraint that cannot be used, by its id.
  case constraint(String)
  /// A part of a document that has no place in a screen.
  case part(String)

  /// The part in words, with its name.
  package var words: String {
    switch self {
    case .font(let name): "the font `\(name)`"
    case .picture(let name): "the picture `\(name)`"
    case .view(let name): "what draws `\(name)`"
    case .constraint(let id): "what the constraint `\(id)` names"
    case .part(let name): "`\(name)`"
    }
  }
}
