import Afterimage
import AfterimageGraphics
import AfterimageLayout
import AfterimageLifecycle
import AfterimageMasking
import AfterimageRendering
import AfterimageScreens

extension Pipeline {
  /// The faces of the system's that the texts of a screen or a story need beside the bundled ones, in the order of the alphabet.
  ///
  /// Hidden and masked texts count, too, as they decide where other views lie; so do those that steps and rules bring, in every font that the screens have, as nothing here tells into which view.
  func fallbackFaces(
    of subject: Input, in traits: Traits
  ) throws(PipelineError) -> [String] {
    var lines: [TextLine] = []
    for screen in subject.screens {
      lines += try layOut(screen, in: traits).displayList().items.flatMap(\.drawing.texts)
    }
    let fonts = Set([Font(size: 17)] + lines.map(\.font))
    for line in subject.broughtTexts.flatMap({ $0.split(whereSeparator: \.isNewline) }) {
      lines += fonts.map {
        TextLine(text: String(line), font: $0, color: .black, origin: .zero)
      }
    }
    return Set(lines.flatMap { text.fallbackFaces(of: $0) }).sorted()
  }
}

extension Input {
  /// Every screen that may come to be seen.
  fileprivate var screens: [Screen] {
    switch self {
    case .screen(let screen): [screen]
    case .scenario(let scenario): scenario.screens + [scenario.app.launchScreen]
    }
  }

  /// The texts that steps and rules bring.
  fileprivate var broughtTexts: [String] {
    switch self {
    case .screen: []
    case .scenario(let scenario): scenario.steps.flatMap(\.texts) + scenario.setTexts.map(\.text)
    }
  }
}

extension Drawing {
  /// The lines of text in the drawing, at whatever depth.
  fileprivate var texts: [TextLine] {
    switch self {
    case .text(let line): [line]
    case .group(let group): group.items.flatMap(\.drawing.texts)
    case .shadow(let shadow): shadow.items.flatMap(\.drawing.texts)
    case .fill, .gradient, .border, .path, .stroke, .image, .backdrop: []
    }
  }
}
