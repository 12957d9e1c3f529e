import AfterimageAttack
import AfterimageScreens

extension Experiment {
  /// The radii and sides of the page, in points, in the order of its columns.
  static let masks: [Mask] =
    [10, 20, 30, 40, 60, 100].map { Mask.blur($0) }
    + [5, 10, 16, 20, 30, 40].map { Mask.mosaic($0) }

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
    guard isLong else { return Experiment.masks }
    return Experiment.masks.filter { ![.blur(100), .mosaic(30), .mosaic(40)].contains($0) }
  }

  fileprivate var isTriedInOtherForms: Bool { ["card", "amount", "code"].contains(name) }
}
