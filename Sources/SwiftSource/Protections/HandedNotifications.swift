import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Where code keeps names of notifications of the app's life, as in a list or with a case of an enumeration, and where it listens to names that it is handed.
///
/// What listens to such a name is known only where the launch was seen to begin it: the name stands elsewhere than the code that listens.
struct HandedNotifications {
  /// The names that are kept, one for each place that says one.
  let kept: [String]
  /// The calls that listen to what may be one of them, in the order of their places, with which of them.
  let listeners: [(place: CodePlace, names: Set<String>)]

  /// Looks through a program.
  init(in program: SourceProgram) {
    let members = MemberCode.all(in: program)
    let searches = members.map { HandedNotificationSearch(in: $0, of: program) }
    let hearing = HandedNames(members, searches)
    kept = searches.flatMap { search in
      search.names(besides: hearing.functions).map(\.name)
    }
    let aliases = zip(members, searches).reduce(into: [String: Set<String>]()) { aliases, pair in
      let (member, search) = pair
      guard let value = member.value else { return }
      for (offset, name) in search.mentions where offset == value.offset {
        aliases[member.name, default: []].insert(name)
      }
    }
    let all = Set(kept)
    listeners = zip(members, searches).flatMap { member, search in
      search.listeners.compactMap { offset, naming in
        let names =
          switch naming {
          case .written(let words): words.reduce(into: Set()) { $0.formUnion(aliases[$1] ?? []) }
          case .parameter: hearing.open.contains(member.place) ? all : []
          case .open: all
          }
        let place = CodePlace(file: member.place.file, offset: offset)
        return names.isEmpty ? nil : (place, names)
      }
    }.sorted { $0.place < $1.place }
  }

  /// What of it was not seen to begin: the calls that listen, each with a name that it may have been handed.
  ///
  /// - Parameter beginnings: what was done at the launch, and what objects do as they begin to listen.
  func unseen(after beginnings: [Effect]) -> [(place: CodePlace, name: String)] {
    guard !kept.isEmpty, !listeners.isEmpty else { return [] }
    let begun = begun(in: beginnings)
    let places = Set(listeners.map(\.place))
    return listeners.compactMap { place, names in
      let open = names.sorted().first { name in
        let own = begun.count { $0.place == place && $0.name == name }
        let all = begun.count { places.contains($0.place) && $0.name == name }
        return own == 0 || all < kept.count { $0 == name }
      }
      return open.map { (place, $0) }
    }
  }

  /// True for a name of which the launch was seen to begin to listen where code is handed it.
  func isBegun(_ name: String, in beginnings: [Effect]) -> Bool {
    let places = Set(listeners.map(\.place))
    return begun(in: beginnings).contains { $0.name == name && places.contains($0.place) }
  }

  /// What was begun to be listened to, by the places of the calls.
  private func begun(in beginnings: [Effect]) -> [(place: CodePlace, name: String)] {
    var found: [(CodePlace, String)] = []
    let names = Set(kept).sorted()
    for case .call(let call) in beginnings.flatMap(\.flattened) {
      _ = Value.term(call).containsTerm { term in
        guard let label = HandedNotificationSearch.listening[term.name],
          let value = label.lazy.compactMap({ term[$0] }).first ?? term.arguments.first?.value
        else { return false }
        found += names.filter { LifecycleNames.isNamed(value, $0) }.map { (term.place, $0) }
        return false
      }
    }
    return found
  }
}
