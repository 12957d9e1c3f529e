import AfterimageMasking
import AfterimageScreens

/// The keys of a cover's object that give it its frame.
struct CoverLayoutFile: Sendable {
  var word: Word?
  var constraints: [Located<ConstraintDeclaration>] = []
  var translatesAutoresizingMaskIntoConstraints = false

  /// The words for layouts.
  enum Word: String, CaseIterable {
    case autoresizing
    case constraints
    case frame
    case screenBounds
    case newSize

    /// The layout that the word alone stands for.
    var layout: CoverLayout {
      switch self {
      case .autoresizing: .autoresizing
      case .constraints: .constraints
      case .frame: .frame
      case .screenBounds: .screenBounds
      case .newSize: .newSize
      }
    }
  }

  /// The layout of the cover; nil where the keys contradict each other or a constraint is wrong, which is reported.
  func layout(of cover: JSONNode, _ decoding: inout Decoding) -> CoverLayout? {
    let isConstrained = word.map { $0 == .constraints } ?? !constraints.isEmpty
    guard isConstrained || (constraints.isEmpty && !translatesAutoresizingMaskIntoConstraints)
    else {
      decoding.report(
        .outOfRange(
          expected:
            "the layout constraints beside constraints or translatesAutoresizingMaskIntoConstraints"
        ),
        at: cover["layout"] ?? cover)
      return nil
    }
    guard isConstrained else { return word?.layout ?? .autoresizing }
    guard !constraints.isEmpty else {
      return .constrained(
        .toAllEdges.translatingAutoresizingMask(translatesAutoresizingMaskIntoConstraints))
    }
    return checkedConstraints(&decoding).map(CoverLayout.constrained)
  }

  /// The constraints; nil where one is wrong, which is reported where it stands.
  private func checkedConstraints(_ decoding: inout Decoding) -> CoverConstraints? {
    for constraint in constraints {
      do throws(InvalidInput) {
        _ = try CoverConstraints([constraint.value])
      } catch {
        for mistake in error.diagnostics { decoding.report(mistake.kind, at: constraint.offset) }
      }
    }
    return try? CoverConstraints(
      constraints.map(\.value),
      translatesAutoresizingMaskIntoConstraints: translatesAutoresizingMaskIntoConstraints)
  }
}

extension CoverLayoutFile {
  /// Describes a layout.
  init(_ layout: CoverLayout) {
    switch layout {
    case .autoresizing: self.init()
    case .frame: self.init(word: .frame)
    case .screenBounds: self.init(word: .screenBounds)
    case .newSize: self.init(word: .newSize)
    case .constrained(let constraints):
      self.init(
        word: .constraints,
        constraints: constraints.ownDeclarations.map { Located(value: $0, offset: 0) },
        translatesAutoresizingMaskIntoConstraints:
          constraints.translatesAutoresizingMaskIntoConstraints)
    }
  }
}

extension CoverConstraints {
  /// The declarations; none where the word `constraints` alone says as much.
  fileprivate var ownDeclarations: [ConstraintDeclaration] {
    declarations == CoverConstraints.toAllEdges.declarations ? [] : declarations
  }
}
