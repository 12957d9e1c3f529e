import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// What the page can choose from.
extension StudioSite {
  /// The inputs, and the words of all that can be chosen.
  mutating func catalogue(of swiftPackage: SwiftPackage?, tool: String) -> JSONValue {
    let standard = Traits(device: .standard)
    let titles = (swiftPackage.map { [$0.folder] } ?? library.paths).map(WatchedPath.title(of:))
    return [
      "title": .string(titles.joined(separator: ", ")), "tool": .string(tool),
      "revision": .integer(library.revision), "build": build ?? .null,
      "inputs": .array(library.ids.map { row(of: $0) }),
      "failures": words(library.failures),
      "devices": .array(Device.all.map(\.json)), "systems": words(System.all.map(\.id)),
      "orientations": words(Orientation.allCases.map(\.rawValue)),
      "appearances": words(UserInterfaceStyle.allCases.map(\.rawValue)),
      "contrasts": words(AccessibilityContrast.allCases.map(\.rawValue)),
      "textSizes": words(ContentSizeCategory.allCases.map(\.rawValue)),
      "directions": words(TextDirection.allCases.map(\.rawValue)),
      "triggers": .array(
        Trigger.all.map { ["name": .string($0.name), "about": .string($0.abstract)] }),
      "strategies": .array(Strategy.all.map(\.json)),
      "standard": [
        "device": .string(standard.device.id), "system": .string(standard.system.id),
        "orientation": .string(standard.orientation.rawValue),
        "appearance": .string(standard.userInterfaceStyle.rawValue),
        "contrast": .string(standard.accessibilityContrast.rawValue),
        "textSize": .string(standard.contentSizeCategory.rawValue),
        "direction": .string(standard.layoutDirection.rawValue),
        "trigger": .string(Trigger.home.name),
      ],
    ]
  }

  /// An input with what is wrong with it, or how it is judged by itself.
  mutating func row(of id: String) -> JSONValue {
    let input = library[id]
    var members: [JSONValue.Member] = [
      .init("id", .string(id)), .init("file", .string(input?.file ?? id)),
    ]
    do throws(InputFailure) {
      guard let loaded = try library.load(id) else { return .object(members) }
      members += [
        .init("name", .string(loaded.input.name.description)),
        .init("kind", .string(loaded.input.kind(ofFile: input?.file ?? id))),
        .init("secrets", .integer(loaded.input.secretCount)),
        .init("warnings", .array(loaded.warnings.map(PlacedMessage.json))),
        .init("verdict", .string(verdict(of: id, loaded.input))),
      ]
    } catch {
      members += [.init("name", .string(id)), .init("verdict", .string("none"))]
      if case .object(let errors) = StudioFailure.unreadable(error).json { members += errors }
    }
    return .object(members + [.init("revision", .integer(library[id]?.revision ?? 0))])
  }

  private func verdict(of id: String, _ input: Input) -> String {
    guard input.secretCount > 0 else { return "none" }
    let query = StudioQuery(input: id, strategy: input.ownStrategy)
    return verdicts.verdict(of: query, library[id]?.revision ?? 0)?.rawValue ?? "pending"
  }

  private func words(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }) }
}

extension Input {
  /// What protects an input where nothing is chosen: nothing a screen, its own rules a scenario.
  var ownStrategy: String {
    switch self {
    case .screen: ChosenStrategy.none.name
    case .scenario: StudioQuery.ownProtections
    }
  }

  /// The count of the views that are sensitive.
  var secretCount: Int {
    switch self {
    case .screen(let screen): screen.sensitiveViews.count
    case .scenario(let scenario): scenario.screens.map(\.sensitiveViews.count).reduce(0, +)
    }
  }

  fileprivate func kind(ofFile file: String) -> String {
    switch self {
    case .screen: DocumentReference.isDocumentName(file) ? "scene" : "screen"
    case .scenario: "scenario"
    }
  }
}

extension Device {
  fileprivate var json: JSONValue {
    [
      "id": .string(id), "name": .string(name), "width": .number(portraitSize.width),
      "height": .number(portraitSize.height), "scale": .number(scale),
      "idiom": .string(idiom.rawValue),
    ]
  }
}

extension Strategy {
  fileprivate var json: JSONValue {
    [
      "name": .string(name), "about": .string(abstract),
      "options": .array(options.map(\.json)),
    ]
  }
}

extension StrategyOption {
  fileprivate var json: JSONValue {
    let members: [JSONValue.Member] = [
      .init("name", .string(name)), .init("required", .bool(isRequired)),
      .init("default", `default`.map { .string($0) } ?? .null),
      .init("standard", usual.map { .number($0) } ?? .null),
    ]
    return .object(members + values.json)
  }
}

extension StrategyOption.Values {
  fileprivate var json: [JSONValue.Member] {
    switch self {
    case .words(let words):
      [.init("kind", "word"), .init("words", .array(words.map { .string($0) }))]
    case .number(let bounds, let unit):
      [
        .init("kind", "number"), .init("unit", .string(unit)),
        .init("least", .number(bounds.lowerBound)), .init("most", .number(bounds.upperBound)),
      ]
    case .opaqueColor: [.init("kind", "color")]
    case .imagePath: [.init("kind", "file")]
    }
  }
}
