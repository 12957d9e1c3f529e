import AfterimageFleet
import AfterimageGraphics
import AfterimageScreens

/// The key of a case that passed: all that its passing depends on, but for the engine.
struct CacheKey: Hashable {
  /// The digest of the case with all its settings, and of the folder of its screens.
  let setting: Digest
  /// The answers of the files to all that was asked while the case was read.
  let answers: [Answer]
  /// The goldens that the case was compared with, by name.
  let goldens: [Golden]

  /// A golden by its name and its bytes.
  struct Golden: Hashable {
    let name: String
    let content: Digest
  }

  /// The address of the passing: another one where anything is different.
  func address(on engine: Engine) -> Digest {
    Digest { digester in
      digester.add(engine.digest)
      digester.add(setting)
      digester.add(answers)
      digester.add(goldens.count)
      for golden in goldens {
        digester.add(golden.name)
        digester.add(golden.content)
      }
    }
  }
}

extension GoldenCase {
  /// The digest of the settings that tell the case from every other one of a folder.
  func setting(screens: String) -> Digest {
    Digest { digester in
      digester.add(screens)
      digester.add(GoldenCase.shape.write(self).text(.compact))
    }
  }
}
