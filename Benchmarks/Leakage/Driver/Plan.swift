import AfterimageAttack
import AfterimageScreens

extension Experiment {
  /// Every experiment of the page.
  static let all: [Experiment] =
    LeakageCase.all.flatMap { subject in
      subject.masks.map { Experiment(subject: subject, mask: $0) }
    } + LeakageCase.all.filter { $0.isTriedInOtherForms }.flatMap(otherForms)

  /// A secret in dark, and in pictures that are not kept byte for byte.
  private static func otherForms(of subject: LeakageCase) -> [Experiment] {
    [
      Experiment(subject: subject, mask: .blur(30), appearance: .dark),
      Experiment(subject: subject, mask: .mosaic(10), appearance: .dark),
      Experiment(subject: subject, mask: .blur(30), store: .texture),
      Experiment(subject: subject, mask: .mosaic(10), store: .texture),
      Experiment(subject: subject, mask: .blur(30), store: .downscaled),
      Experiment(subject: subject, mask: .mosaic(10), store: .downscaled),
      Experiment(subject: subject, mask: .blur(10), store: .noise(levels: 1, seed: 1)),
      Experiment(subject: subject, mask: .blur(20), store: .noise(levels: 1, seed: 1)),
      Experiment(subject: subject, mask: .blur(30), store: .noise(levels: 1, seed: 1)),
    ]
  }
}

extension LeakageCase {
  /// The radii and sides under which the secret is tried, in points: of long secrets, where a search takes seconds, fewer.
  fileprivate var masks: [Experiment.Mask] {
    let isLong = ["card", "iban"].contains(name)
    return [10, 20, 30, 40, 60].map { Experiment.Mask.blur($0) }
      + (isLong ? [] : [Experiment.Mask.blur(100)])
      + [5, 10, 16, 20].map { Experiment.Mask.mosaic($0) }
      + (isLong ? [] : [30, 40].map { Experiment.Mask.mosaic($0) })
  }

  fileprivate var isTriedInOtherForms: Bool { ["card", "amount", "code"].contains(name) }
}
