/// Two cases whose goldens would have the same name.
struct GoldenClash: Hashable {
  /// The name of the golden's file.
  let fileName: String
  /// The path of the first case's subject.
  let first: String
  /// The path of the second case's subject.
  let second: String
}

extension GoldenSuite.ReadyCase {
  /// The clashes among some cases, in the order of the later ones.
  static func clashes(in cases: [GoldenSuite.ReadyCase]) -> [GoldenClash] {
    var owners: [String: String] = [:]
    var clashes: [GoldenClash] = []
    for ready in cases {
      for fileName in ready.fileNames {
        if let first = owners[fileName] {
          clashes.append(GoldenClash(fileName: fileName, first: first, second: ready.path))
        } else {
          owners[fileName] = ready.path
        }
      }
    }
    return clashes
  }

  private var path: String {
    switch golden.subject {
    case .screen(let path), .scenario(let path): path
    case .document: golden.subject.path
    }
  }
}

extension GoldenClash: CustomStringConvertible {
  /// What clashes, and a way out.
  var description: String {
    first == second
      ? "`\(first)` asks twice for the golden `\(fileName)`; leave one of the cases out"
      : "`\(first)` and `\(second)` ask for the same golden `\(fileName)`; give one of them another name"
  }
}
