import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The views of a program that speak of something by its name, or show a view that does.
struct SpeakingViews {
  /// The names of their types and, of modifiers that are functions, those of the functions.
  private(set) var names: Set<String>
  /// True where views are pushed on others.
  let pushes: Bool
  /// True where further windows are opened.
  let opensWindows: Bool
  /// True where views are marked as private, or look at themselves for what is redacted.
  let marksPrivacy: Bool

  /// Finds them.
  ///
  /// - Parameters:
  ///   - subjects: what is spoken of: words of the app's life, and properties that change in its course.
  ///   - settings: properties that views may set as they appear.
  init(in program: SourceProgram, of subjects: Set<String>, beginning settings: Set<String> = []) {
    var mentions: [String: Set<String>] = [:]
    for type in program.types.values {
      let isForeign = type.sort == .extension
      guard isForeign || Self.protocols.contains(where: { program.isKind(type.name, of: $0) })
      else { continue }
      let properties = Array(type.properties.values) + type.stored
      for (name, body) in properties.map({ ($0.name, $0.accessors.get) })
        + type.functions.values.joined().map({ ($0.declaration.name, $0.declaration.body) })
      {
        guard let body else { continue }
        let own = isForeign ? name : type.name.lastPart
        mentions[own, default: []].formUnion(MentionedNames(in: body).names)
      }
      guard !isForeign else { continue }
      // The environment is spoken of by what wraps a property, which may have any name, and a publisher may be kept in one.
      let values =
        type.stored.flatMap(\.attributes).flatMap(\.arguments).map(\.value)
        + properties.compactMap(\.value)
      for value in values {
        mentions[type.name.lastPart, default: []].formUnion(MentionedNames(in: value).names)
      }
    }
    var found: Set<String> = []
    var spoken = Self.answering(by: subjects, in: program)
    let shared = program.environmentNames
    while true {
      let new = mentions.filter { name, names in
        !found.contains(name)
          && (!names.isDisjoint(with: spoken)
            || !names.isDisjoint(with: settings) && !names.isDisjoint(with: Self.appearing))
      }
      if new.isEmpty { break }
      found.formUnion(new.keys)
      spoken.formUnion(new.keys)
      // What they may give the environment, by functions as well, is spoken of by those that ask for it.
      let near = new.values.joined()
      spoken.formUnion(near.filter(shared.contains))
      spoken.formUnion(near.compactMap { mentions[$0] }.joined().filter(shared.contains))
    }
    names = found
    let all = mentions.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    pushes = !all.isDisjoint(with: ["NavigationLink", "navigationDestination"])
    marksPrivacy = !all.isDisjoint(with: ["privacySensitive", "redactionReasons"])
    opensWindows = !all.isDisjoint(with: ["openWindow", "handlesExternalEvents"])
  }

  /// Some properties, with what their types tell of them by other names: computed properties, and functions that give something.
  private static func answering(by subjects: Set<String>, in program: SourceProgram) -> Set<String>
  {
    var spoken = subjects
    for type in program.types.values
    where type.stored.contains(where: { subjects.contains($0.name) }) {
      let answers =
        type.properties.values.map { ($0.name, $0.accessors.get) }
        + type.functions.values.joined().map { function in
          (
            function.declaration.name,
            function.declaration.result == nil ? nil : function.declaration.body
          )
        }
      var rest = answers.compactMap { name, body in
        body.map { (name: name, mentioned: MentionedNames(in: $0).names) }
      }
      var own = subjects
      while let index = rest.firstIndex(where: { !$0.mentioned.isDisjoint(with: own) }) {
        own.insert(rest.remove(at: index).name)
      }
      spoken.formUnion(own)
    }
    return spoken
  }

  /// True for a view by its type.
  func contains(_ type: SourceType) -> Bool { names.contains(type.name.lastPart) }

  /// The modifiers that run something as a view appears.
  private static let appearing: Set = ["onAppear", "task"]

  private static let protocols = ["View", "App", "Scene", "ViewModifier"]
}
