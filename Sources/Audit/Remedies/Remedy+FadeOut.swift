import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Keeps a cover that fades out from getting in the way of the next one: no completion takes that one down, there is no fade, or that one does not wait.
  static let withoutFadeOut = Remedy("without-fade-out") { scenario in
    scenario.replacingOneAction { action, callback in
      guard case .uncover(let uncovering) = action, uncovering.fade > .zero else { return [] }
      var gentle = uncovering
      gentle.completion.removeAll { $0.purpose == .uncover(id: uncovering.id) }
      let atOnce = Action.uncover(id: uncovering.id)
      let keeping: [Replacement] =
        gentle != uncovering
        ? [(.keepingSuccessor(id: uncovering.id, on: callback), [.uncover(gentle)])] : []
      return keeping + [(.withoutFadeOut(id: uncovering.id, on: callback), [atOnce])]
    }
      + scenario.changingOneCover { cover, callback in
        guard cover.waitsForLast else { return [] }
        var copy = cover
        copy.waitsForLast = false
        return [(.notWaiting(id: cover.id, on: callback), copy)]
      }
  }
}
