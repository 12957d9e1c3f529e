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
  /// Hidden and masked texts count, too, as they decide where other views lie.
  func fallbackFaces(
    of subject: Input, in traits: Traits
  ) throws(PipelineError) -> [String] {
    var faces: Set<String> = []
    for screen in subject.screens {
      for item in try layOut(screen, in: traits).displayList().items {
        for line in item.drawing.texts { faces.formUnion(text.fallbackFaces(for: line.text)) }
      }
    }
    for written in subject.writtenTexts { faces.formUnion(text.fallbackFaces(for: written.text)) }
    return faces.sorted()
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

  /// The texts that steps and rules write.
  fileprivate var writtenTexts: [TypedText] {
    switch self {
    case .screen: []
    case .scenario(let scenario): scenario.typedTexts + scenario.setTexts
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
