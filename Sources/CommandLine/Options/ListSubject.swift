import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// The lists that can be printed.
enum ListSubject: String, CaseIterable {
  case devices, systems, strategies, triggers, elements, colors, symbols, settings
  case screens, sensitive, segues

  /// The rows of the list, in the order of the values they stand for.
  ///
  /// - Parameter path: the folder, document or element that was named; nil where none was.
  func rows(of path: String?) throws -> [ListRow] {
    switch self {
    case .devices: try alone(path, Device.all.map(\.row))
    case .systems: try alone(path, System.all.map { ListRow(name: $0.id) })
    case .strategies: try alone(path, Strategy.all.map(\.row))
    case .triggers:
      try alone(path, Trigger.all.map { ListRow(name: $0.name, about: $0.abstract) })
    case .elements: try elements(path)
    case .colors: try alone(path, SystemColor.allCases.map(\.row))
    case .symbols: try alone(path, SymbolOutline.names.map { ListRow(name: $0) })
    case .settings: try alone(path, LifecycleSettings.defaults.map(row))
    case .screens: try files(in: path ?? ".")
    case .sensitive:
      try path.flatMap { DocumentReference($0) } == nil
        ? sensitiveRows(ofInput: path ?? ".") : OpenedDocument.open(path ?? ".").sensitiveRows()
    case .segues: try OpenedDocument.open(path ?? ".").segueRows()
    }
  }

  /// The rows of a list that is the same for every path.
  private func alone(_ path: String?, _ rows: [ListRow]) throws(UsageErrors) -> [ListRow] {
    if let path { throw UsageErrors([.unexpectedArgument(path)]) }
    return rows
  }

  /// Every kind of view, or the keys of one.
  private func elements(_ name: String?) throws(UsageErrors) -> [ListRow] {
    let all = ElementType.all
    guard let name else { return all.map { ListRow(name: $0.name, about: $0.documentation) } }
    guard let element = all.first(where: { $0.name == name }) else {
      let names = all.map(\.name)
      throw UsageErrors([
        .invalidValue(
          name, of: "PATH", expected: names.joined(separator: ", "),
          nearest: nearestWord(to: name, among: names))
      ])
    }
    return element.keys.map { $0.row(of: element.blank) }
  }

  private func files(in folder: String) throws(CommandFailure) -> [ListRow] {
    if DocumentReference(folder) != nil { return try OpenedDocument.open(folder).sceneRows() }
    let found = InputFolder(folder)
    guard found.failures.isEmpty else {
      throw CommandFailure(.inputMissing, found.failures.map { "\($0)" })
    }
    return found.names.map { name in
      let ending = name.hasSuffix(".json") ? name.dropLast(".json".count) : name[...]
      let kind = ending.split(separator: ".").last.map(String.init) ?? ""
      return ListRow(name: name, values: [.init("kind", .string(kind))])
    }
  }

  private func row(of setting: (setting: Setting, value: JSONValue)) -> ListRow {
    ListRow(
      name: setting.setting.rawValue, about: setting.setting.note,
      values: [.init("default", setting.value)])
  }
}

extension Device {
  fileprivate var row: ListRow {
    let (width, height) = (Int(portraitSize.width), Int(portraitSize.height))
    return ListRow(
      name: id, about: "\(name), \(width)x\(height) at \(Int(scale))x",
      values: [
        .init("title", .string(name)), .init("width", .integer(width)),
        .init("height", .integer(height)), .init("scale", .number(scale)),
      ])
  }
}

extension Strategy {
  fileprivate var row: ListRow {
    let options = options.map { option -> JSONValue in
      [
        "name": .string(option.name), "required": .bool(option.isRequired),
        "default": option.default.map { .string($0) } ?? .null,
      ]
    }
    return ListRow(name: name, about: abstract, values: [.init("options", .array(options))])
  }
}

extension SystemColor {
  fileprivate var row: ListRow {
    let forms = UserInterfaceStyle.allCases.map { style in
      Shape<ColorReference>.color.write(.fixed(resolved(for: style)))
    }
    return ListRow(
      name: rawValue, about: forms.map(\.text).joined(separator: ", in the dark "),
      values: zip(UserInterfaceStyle.allCases, forms).map { .init($0.rawValue, $1) })
  }
}

extension JSONValue {
  /// A colour as it stands in a file, without quotes.
  fileprivate var text: String {
    if case .string(let text) = self { text } else { text(.compact) }
  }
}

extension Key<View> {
  /// The key with what it means, and for programs its default and its schema.
  fileprivate func row(of blank: View) -> ListRow {
    ListRow(
      name: name, about: isRequired ? "\(documentation) Required." : documentation,
      values: [
        .init("required", .bool(isRequired)), .init("default", written(of: blank) ?? .null),
        .init("schema", schema),
      ])
  }
}
