import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Keeps a cover that fades out from getting in the way of the next one: its completion takes that one not down, or that one does not wait; the fade stays, as the app would be uncovered earlier without it.
  static let successorKept = Remedy("successor-kept") { scenario in
    scenario.replacingOneAction { action, callback in
      guard case .uncover(let uncovering) = action, uncovering.fade > .zero else { return [] }
      var gentle = uncovering
      gentle.completion.removeAll { $0.purpose == .uncover(id: uncovering.id) }
      guard gentle != uncovering else { return [] }
      return [(.keepingSuccessor(id: uncovering.id, on: callback), [.uncover(gentle)])]
    }
      + scenario.changingOneCover { cover, callback in
        guard cover.waitsForLast else { return [] }
        var copy = cover
        copy.waitsForLast = false
        return [(.notWaiting(id: cover.id, on: callback), copy)]
      }
  }
}
