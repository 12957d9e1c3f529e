import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Remedy {
  /// Hides every view with a secret where a rule hides some views.
  static let moreHidden = Remedy("more-hidden") { scenario in
    let secret = unique(scenario.secrets.compactMap(\.view.id))
    return scenario.replacingOneAction { action, callback in
      guard case .hide(let ids) = action else { return [] }
      let missing = secret.filter { !ids.contains($0) }
      guard !missing.isEmpty else { return [] }
      return [(.moreHidden(missing, on: callback), [.hide(ids + missing)])]
    }
  }
}
