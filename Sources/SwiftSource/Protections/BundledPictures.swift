import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Pictures that an app ships: nothing that anybody types or hears of is in one.
enum BundledPictures {
  /// True for such a picture, whatever its name (https://developer.apple.com/documentation/uikit/uiimage/init(named:), .../init(systemname:), .../init(resource:)).
  static func include(_ term: Term, in program: SourceProgram) -> Bool {
    if term.name == "UIImage", term.base == nil {
      return labels.contains(term.arguments.first?.label ?? "")
    }
    if shaping.contains(term.name), let base = term.base?.asTerm {
      return include(base, in: program)
    }
    return isGenerated(term, in: program)
  }

  /// The labels by which a picture of the app's, or of the system's, is named.
  private static let labels: Set = ["named", "systemName", "resource"]

  /// Functions of a picture that give the same one in another manner.
  private static let shaping: Set = [
    "withRenderingMode", "withTintColor", "withConfiguration", "withAlignmentRectInsets",
    "resizableImage", "imageFlippedForRightToLeftLayoutDirection",
  ]

  /// True for what code hands out that R.swift or SwiftGen makes of the app's catalogues as it is built, where that is not in the repository (https://github.com/mac-cain13/R.swift, https://github.com/SwiftGen/SwiftGen).
  static func isGenerated(_ term: Term, in program: SourceProgram) -> Bool {
    let (root, path) = term.path
    guard let root, program.type(named: root) == nil else { return false }
    switch root.prefix(while: { $0 != "." }) {
    case "R": return term.form == .call && term.arguments.isEmpty && path.first == "image"
    case "Asset", "Assets":
      return term.form == .member && term.name == "image" && (path.count > 1 || root.contains("."))
        && path.allSatisfy { !handedOut.contains($0) }
    default: return false
    }
  }

  /// Names of objects, which are none of pictures.
  private static let handedOut: Set = ["shared", "default", "standard", "main", "current"]
}

extension Term {
  /// The type that a chain of members begins with, nil where there is none, and the names in it.
  fileprivate var path: (root: String?, names: [String]) {
    guard form == .member || form == .call && arguments.isEmpty else { return (nil, []) }
    switch base {
    case .type(let root)?: return (root, [name])
    case .term(let inner)? where inner.form == .member:
      let (root, names) = inner.path
      return (root, names + [name])
    default: return (nil, [])
    }
  }
}
