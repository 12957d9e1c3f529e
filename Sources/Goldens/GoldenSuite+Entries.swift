import Afterimage
package import AfterimageFleet

extension GoldenSuite.Entry {
  /// The name of the case, as far as it is known.
  package var name: String {
    switch self {
    case .ready(let ready): ready.name
    case .unchanged(let unchanged): unchanged.name
    case .failed(let failed): failed.name
    }
  }

  /// The digest of the settings that tell the case from others.
  var setting: Digest {
    switch self {
    case .ready(let ready): ready.setting
    case .unchanged(let unchanged): unchanged.setting
    case .failed(let failed): failed.setting
    }
  }
}

extension GoldenSuite {
  /// The digest of all that the results of a case rest on, its goldens among it; nil where a file changed while it was read.
  package func basis(of entry: Entry) -> Digest? {
    switch entry {
    case .ready(let ready): ready.answers.map { basis(of: entry, $0, ready.fileNames) }
    case .unchanged(let unchanged): basis(of: entry, unchanged.answers, unchanged.passed.goldens)
    case .failed(let failed):
      Digest { digester in
        digester.add(failed.setting)
        for message in failed.failure.messages { digester.add(message) }
      }
    }
  }

  private func basis(of entry: Entry, _ answers: [Answer], _ goldens: [String]) -> Digest {
    Digest { digester in
      digester.add(entry.setting)
      digester.add(answers)
      // Of goldens of other libraries something else is told.
      digester.add(isComparable ? 1 : 0)
      for golden in goldens {
        digester.add(golden)
        digester.add(Digest(of: folder.bytes(of: golden) ?? []))
        digester.add(origins.line(of: golden))
      }
    }
  }
}
