import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Lays a cover without a fade.
  static let withoutFade = Remedy("without-fade") { scenario in
    scenario.changingOneCover { cover, callback in
      guard cover.fade > .zero else { return [] }
      var copy = cover
      copy.fade = .zero
      return [(.withoutFade(id: cover.id, on: callback), copy)]
    }
  }
}
