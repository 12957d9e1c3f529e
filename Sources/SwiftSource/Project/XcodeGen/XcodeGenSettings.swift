import AfterimageScreens

/// The build settings of a description, of the configuration that is shipped.
struct XcodeGenSettings {
  /// The name of that configuration.
  let configuration: String
  /// True where that configuration is one for debugging, as there is no other.
  let isForDebugging: Bool
  /// How many settings may still be looked at; none is told as a gap.
  private(set) var room = 400_000
  private let names: Set<String>
  private let groups: [String: PropertyListValue]
  private let read: (String) -> [String: String]?

  /// Chooses the configuration of a description: Release, else what builds by default, else of those that are released one that names a store or production, else the first.
  ///
  /// - Parameter read: the settings in a file of them, by its path from the description's folder on; nil where it cannot be read.
  init(_ description: PropertyListValue, _ read: @escaping (String) -> [String: String]?) {
    var types = (description["configs"]?.dictionary ?? [:]).mapValues { $0.text ?? "" }
    if types.isEmpty { types = ["Debug": "debug", "Release": "release"] }
    let released = types.filter { $0.value != "debug" }.keys.sorted()
    let usual = description["options"]?["defaultConfig"]?.text
    configuration =
      released.first { $0 == "Release" } ?? released.first { $0 == usual }
      ?? released.first(where: Self.isOfStore) ?? released.first { $0.contains("Release") }
      ?? released.first ?? types.keys.min()
      ?? "Release"
    isForDebugging = types[configuration] == "debug"
    names = Set(types.keys)
    groups = (description["settingGroups"] ?? description["settingPresets"])?.dictionary ?? [:]
    self.read = read
  }

  /// True for the usual names of what is sent to a store, of several that are released.
  private static func isOfStore(_ name: String) -> Bool {
    ["store", "prod"].contains { name.lowercased().contains($0) }
  }

  /// What XcodeGen sets of itself, below everything that is written. (XcodeGen, SettingPresets/Configs)
  var presets: [String: String] {
    isForDebugging ? ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG"] : [:]
  }

  /// The settings in the file that a project or a target has for the configuration.
  mutating func file(of owner: PropertyListValue) -> [String: String] {
    let settings = owner["configFiles"]?[configuration]?.text.flatMap(read) ?? [:]
    return makeRoom(for: settings.count) ? settings : [:]
  }

  /// The settings that are written for a project or a target.
  mutating func own(of owner: PropertyListValue) -> [String: String] {
    owner["settings"].map { settings(in: $0, depth: 0) } ?? [:]
  }

  /// Notes how many settings are looked at; false where these are too many.
  mutating func makeRoom(for count: Int) -> Bool {
    room = max(0, room - 1 - count)
    return room > 0
  }

  /// True for settings that are told by `base`, `configs` and `groups`.
  static func isLayered(_ settings: PropertyListValue) -> Bool {
    settings["base"] != nil || settings["configs"] != nil || settings["groups"] != nil
  }

  /// Settings of the configuration: of groups, then the own ones, then those of configurations by a part of their names. (XcodeGen, ProjectSpec.md, Settings)
  private mutating func settings(in settings: PropertyListValue, depth: Int) -> [String: String] {
    guard depth < 16, makeRoom(for: settings.dictionary?.count ?? 0) else { return [:] }
    guard Self.isLayered(settings) else { return Self.plain(settings) }
    var result: [String: String] = [:]
    for name in (settings["groups"] ?? settings["presets"])?.texts ?? [] {
      guard let group = groups[name] else { continue }
      result.merge(self.settings(in: group, depth: depth + 1)) { $1 }
    }
    let base = settings["base"] ?? .dictionary([:])
    if makeRoom(for: base.dictionary?.count ?? 0) { result.merge(Self.plain(base)) { $1 } }
    for (name, own) in (settings["configs"]?.dictionary ?? [:]).sorted(by: { $0.key < $1.key })
    where applies(name) {
      result.merge(self.settings(in: own, depth: depth + 1)) { $1 }
    }
    return result
  }

  /// True for a name that is a part of the configuration's, and not the whole one of another.
  private func applies(_ name: String) -> Bool {
    configuration.lowercased().contains(name.lowercased())
      && (name == configuration || !names.contains(name))
  }

  private static func plain(_ settings: PropertyListValue) -> [String: String] {
    (settings.dictionary ?? [:]).compactMapValues(\.setting).ofPhones
  }
}

extension PropertyListValue {
  /// A value as a build setting has it; nil for a mapping.
  fileprivate var setting: String? {
    switch self {
    case .text(let text): text
    case .flag(let flag): flag ? "YES" : "NO"
    case .list(let values): values.compactMap(\.setting).joined(separator: " ")
    case .dictionary, .data: nil
    }
  }
}
