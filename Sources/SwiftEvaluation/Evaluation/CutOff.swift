import AfterimageSwiftTree

/// Code that was left off, as it would have taken more steps or calls than there may be.
package struct CutOff: Hashable, Sendable {
  /// Where that was noticed.
  package let place: CodePlace
  /// Where code stands that was not followed, or not to its end.
  package let code: [CodePlace]
}

extension Evaluator {
  /// The most places of which each is told.
  private static let mostCutOffs = 1_000

  /// Notes that code was not followed; a place is noted once.
  ///
  /// - Parameter code: where the code stands; nil is the place itself.
  mutating func leaveOff(at place: CodePlace, _ code: [CodePlace]? = nil) {
    let cut = CutOff(place: place, code: code ?? [place])
    guard cutOffs.insert(cut).inserted else { return }
    if cutOff.count < Self.mostCutOffs {
      cutOff.append(cut)
    } else if cutOff.count == Self.mostCutOffs {
      // Nothing is known of what else was left off.
      cutOff.append(CutOff(place: place, code: []))
    }
  }

  /// Notes that no steps are left for what runs: all that has begun, and from then on whatever goes on.
  mutating func leaveOffAll(at place: CodePlace) {
    let innermost = openCalls.last?.body ?? place
    guard exhausted.insert(innermost).inserted else { return }
    leaveOff(at: place, [place] + (exhausted.count == 1 ? openCalls.map(\.body) : []))
  }

  /// The code of a body and of the functions that it is given or can see.
  func code(of body: CodePlace, in frame: Frame) -> [CodePlace] {
    var code = [body]
    var scope = frame.scope
    while let variable = scope {
      code += state.cells[variable.cell].functionPlaces
      scope = variable.parent
    }
    return code
  }
}

extension Value {
  /// Where the code of a function stands, or of those that a list holds.
  var functionPlaces: [CodePlace] {
    switch self {
    case .function(.closure(let closure)):
      closure.closure.body.statements.first.map {
        [CodePlace(file: closure.frame.file, offset: $0.offset)]
      } ?? []
    case .function(.source(let function, _)): [function.place]
    case .array(let values), .group(let values): values.flatMap(\.functionPlaces)
    case .dictionary(let entries): entries.flatMap(\.value.functionPlaces)
    case .tuple(let elements): elements.flatMap(\.value.functionPlaces)
    case .structure(let value): value.fields.values.flatMap(\.functionPlaces)
    case .enumeration(let value): value.payload.flatMap(\.value.functionPlaces)
    case .choice(_, let then, let otherwise): then.functionPlaces + otherwise.functionPlaces
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .object, .type, .function,
      .term, .keyPath:
      []
    }
  }
}
