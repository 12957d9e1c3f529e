import AfterimageLifecycle
import AfterimageMasking

extension Scenario {
  /// The rules whose code is known, each with its owner and its place, in the order of the story.
  package var rulePlaces: [String] {
    protections.flatMap { protection in
      protection.rules.compactMap { rule in
        rule.source.map { "\(rule.callback.rawValue) of \(protection.owner.words): \($0)" }
      }
    }
  }
}
