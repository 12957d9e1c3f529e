import AfterimageAttack
import AfterimageScreens

extension Experiment {
  /// The radii and sides of the page, in points, in the order of its columns.
  static let strengths: [Mask] =
    [10, 20, 30, 40, 60, 100].map(Mask.blur) + [5, 10, 16, 20, 30, 40, 60].map(Mask.mosaic)

  /// The styles of the page, without those whose numbers are another's in light, from the one that lets most through to the one that lets least; then covers that fade.
  static let styles: [Mask] =
    [
      .light, .systemUltraThinMaterial, .systemThinMaterial, .dark, .systemMaterial,
      .systemChromeMaterial, .extraLight, .systemThickMaterial,
    ].map(Mask.style) + [50, 90, 99].map(Mask.fadingCover) + [50, 98].map(Mask.fadingBlur)

  /// Every experiment of the page.
  static let all: [Experiment] =
    LeakageCase.all.flatMap { subject in
      subject.strengths.map { Experiment(subject: subject, mask: $0) }
    }
    + chosen.flatMap { subject in
      styles.map { Experiment(subject: subject, mask: $0) }
    } + chosen.flatMap(otherForms)

  /// The secrets that are tried in every form: a long one, a short one, and one in views of its own.
  private static let chosen = LeakageCase.all.filter {
    ["card", "amount", "code"].contains($0.name)
  }

  /// A secret in dark, and in pictures that are not kept byte for byte.
  private static func otherForms(of subject: LeakageCase) -> [Experiment] {
    let dark = [Mask.blur(30), .blur(40), .mosaic(10), .mosaic(16)].map {
      Experiment(subject: subject, mask: $0, appearance: .dark)
    }
    let stored = [Store.texture, .downscaled].flatMap { store in
      [Mask.blur(30), .mosaic(10)].map { Experiment(subject: subject, mask: $0, store: store) }
    }
    let noisy = [10, 20, 30].map {
      Experiment(subject: subject, mask: .blur($0), store: .noise(levels: 1, seed: 1))
    }
    return dark + stored + noisy
  }

  /// The number of secrets that are tried: more where the page's main claims stand, fewer where one takes seconds.
  var trials: Int {
    switch (subject.name, mask, store, isLight) {
    case ("card", .blur(30), .exact, true): 300
    case ("card", .blur(40), .exact, true), ("card", .blur(30), .texture, true): 60
    case ("text", _, _, _), ("words", _, _, _), ("phrase", _, _, _), ("form", _, _, _),
      ("card", .blur(60...), _, _):
      10
    case ("iban", .blur(40...), _, _), ("iban", .mosaic(20...), _, _), ("card", .style, _, _): 12
    case ("iban", _, _, _), (_, .style, _, _), (_, .fadingCover, _, _), (_, .fadingBlur, _, _): 20
    default: isPlain ? 30 : 20
    }
  }

  /// The number of pairs of secrets that are compared; in noise no two pictures are alike.
  var pairs: Int { store == .exact ? 20 : 0 }

  /// True where all secrets are drawn: where they are few, of codes beneath mosaics, which are drawn fast, and of dates where they begin to look alike.
  var isCounted: Bool {
    switch subject.name {
    case "expiry", "password": isPlain
    case "cvc": isPlain && mask.side != nil
    case "birth": isPlain && 20...40 ~= mask.side ?? 0
    default: false
    }
  }
}

extension LeakageCase {
  /// The protections under which the secret is tried: of long secrets, of which little is left beneath the strongest while a search takes seconds, fewer.
  fileprivate var strengths: [Mask] {
    switch name {
    case "card", "iban":
      Experiment.strengths.filter { mask in mask.radius ?? 0 <= 60 && mask.side ?? 0 <= 20 }
    case "text": [10, 20, 30].map(Mask.blur) + [5, 10, 16, 20].map(Mask.mosaic)
    case "words": [.blur(20), .blur(30), .mosaic(10), .mosaic(16), .mosaic(20)]
    case "phrase": [.blur(30), .mosaic(10)]
    case "form": [10, 20, 30].map(Mask.blur) + [10, 16].map(Mask.mosaic)
    default: Experiment.strengths
    }
  }
}
