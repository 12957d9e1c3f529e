import AfterimageAttack
import AfterimageScreens

extension Experiment {
  /// Every experiment of the page.
  static let all: [Experiment] = LeakageCase.all.flatMap(experiments)

  /// The radii and sides of the page, in points.
  static let masks: [Mask] =
    [10, 20, 30, 40, 60, 100].map { Mask.blur($0) } + [5, 10, 16, 20, 30, 40].map { Mask.mosaic($0) }

  private static func experiments(of subject: LeakageCase) -> [Experiment] {
    var experiments = masks.map { Experiment(subject: subject, mask: $0) }
    for mask in [Mask.blur(30), .mosaic(10)] {
      experiments.append(Experiment(subject: subject, mask: mask, appearance: .dark))
      experiments.append(Experiment(subject: subject, mask: mask, store: .texture))
      experiments.append(Experiment(subject: subject, mask: mask, store: .downscaled))
    }
    for radius in [10, 20, 30] {
      let store = Store.noise(levels: 1, seed: 1)
      experiments.append(Experiment(subject: subject, mask: .blur(radius), store: store))
    }
    return experiments
  }
}
