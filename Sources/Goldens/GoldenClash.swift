/// Two cases whose goldens would have the same name.
struct GoldenClash: Hashable {
  /// The name of the golden's file.
  let fileName: String
  /// The path of the first case's subject.
  let first: String
  /// The path of the second case's subject.
  let second: String
}

extension GoldenClash {
  /// The clashes among some cases, in the order of the later ones; many systems have one file for names that differ in case only.
  static func all(in entries: [GoldenSuite.Entry]) -> [GoldenClash] {
    var owners: [String: String] = [:]
    var clashes: [GoldenClash] = []
    for entry in entries {
      for fileName in entry.fileNames {
        if let first = owners[fileName.lowercased()] {
          clashes.append(GoldenClash(fileName: fileName, first: first, second: entry.path))
        } else {
          owners[fileName.lowercased()] = entry.path
        }
      }
    }
    return clashes
  }
}

extension GoldenSuite.Entry {
  /// The names of the goldens that the case asks for, as far as they are known.
  var fileNames: [String] {
    switch self {
    case .ready(let ready): ready.fileNames
    case .unchanged(let unchanged): unchanged.passed.goldens
    case .failed(let failed): failed.fileNames
    }
  }

  /// The case as its file has it.
  package var golden: GoldenCase {
    switch self {
    case .ready(let ready): ready.golden
    case .unchanged(let unchanged): unchanged.golden
    case .failed(let failed): failed.golden
    }
  }

  fileprivate var path: String {
    switch golden.subject {
    case .screen(let path), .scenario(let path): path
    case .document: golden.subject.path
    }
  }
}

extension GoldenClash: CustomStringConvertible {
  /// The clash in a sentence, with a way out.
  var description: String {
    first == second
      ? "`\(first)` asks twice for the golden `\(fileName)`; leave one of the cases out"
      : "`\(first)` and `\(second)` ask for the same golden `\(fileName)`; give one of them another name"
  }
}

extension GoldenSuite {
  /// The cases by the names of the goldens that they ask for.
  package var entriesByGolden: [String: Entry] {
    Dictionary(entries.flatMap { entry in entry.fileNames.map { ($0, entry) } }) { first, _ in first
    }
  }
}
