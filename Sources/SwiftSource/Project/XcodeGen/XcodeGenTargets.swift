/// The targets of a description with what their templates bring in, one for each platform.
struct XcodeGenTargets {
  /// The targets by their names.
  private(set) var targets: [String: PropertyListValue]
  /// False where there is more in them than is read.
  var isWhole: Bool { room > 0 }
  private let templates: [String: PropertyListValue]
  private var room = 400_000

  /// Puts together the targets of a description. (XcodeGen, ProjectSpec.md, Target Template, Platform; its sources, Project.resolveProject)
  init(_ description: PropertyListValue) {
    targets = description["targets"]?.dictionary ?? [:]
    templates = description["targetTemplates"]?.dictionary ?? [:]
    // Templates may name platforms, and targets for several platforms templates of one.
    splitByPlatform()
    addTemplates()
    splitByPlatform()
  }

  /// Notes what is about to be made; false where there is no room for it.
  private mutating func makeRoom(for size: @autoclosure () -> Int) -> Bool {
    // What is measured costs as much as what is made.
    if room > 0 { room = max(0, room - size()) }
    return room > 0
  }

  // MARK: Platforms

  private mutating func splitByPlatform() {
    var split: [String: PropertyListValue] = [:]
    for (name, target) in targets.sorted(by: { $0.key < $1.key }) {
      guard let platforms = target["platform"]?.list else {
        split[name] = target
        continue
      }
      let size = target.size
      for platform in platforms.compactMap(\.text) where makeRoom(for: size) {
        let (own, name) = Self.target(target, named: name, on: platform, room: &room)
        split[name] = own
      }
    }
    targets = split
  }

  private static func target(
    _ target: PropertyListValue, named name: String, on platform: String, room: inout Int
  ) -> (PropertyListValue, name: String) {
    let own = target.replacing(["platform": platform], room: &room)
    guard case .dictionary(var members) = own else { return (own, name) }
    members["platform"] = .text(platform)
    let settings = own["settings"] ?? .dictionary([:])
    let isLayered = XcodeGenSettings.isLayered(settings)
    let product: PropertyListValue = .dictionary(["PRODUCT_NAME": .text(name)])
    members["settings"] = settings.merged(
      onto: isLayered ? .dictionary(["base": product]) : product)
    let suffix = own["platformSuffix"]?.text ?? "_" + platform
    return (.dictionary(members), (own["platformPrefix"]?.text ?? "") + name + suffix)
  }

  // MARK: Templates

  private mutating func addTemplates() {
    for (name, target) in targets.sorted(by: { $0.key < $1.key }) {
      let names = room > 0 ? templateNames(of: target) : []
      guard !names.isEmpty else { continue }
      var whole: PropertyListValue = .dictionary([:])
      for template in names.compactMap({ templates[$0] }) where makeRoom(for: template.size) {
        whole = template.merged(onto: whole)
      }
      whole = target.merged(onto: whole).replacing(["target_name": name], room: &room)
      if let words = whole["templateAttributes"]?.dictionary?.compactMapValues(\.text) {
        whole = whole.replacing(words, room: &room)
      }
      targets[name] = whole
    }
  }

  /// The names of the templates of a target, and of those that they are made of, in the order in which they are merged.
  private func templateNames(of target: PropertyListValue) -> [String] {
    var met: Set<String> = []
    func names(_ value: PropertyListValue) -> [String] {
      var all: [String] = []
      for name in value["templates"]?.texts ?? [] where met.insert(name).inserted {
        guard let template = templates[name] else { continue }
        all += names(template) + [name]
      }
      return all
    }
    return names(target)
  }
}
