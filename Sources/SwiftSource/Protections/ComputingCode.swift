import AfterimageSwiftEvaluation
import AfterimageSwiftTree

extension ComputingCode {
  /// Finds the code that only computes, by the names that it comes to.
  ///
  /// - Parameters:
  ///   - program: what the code is of.
  ///   - index: what its code mentions.
  init(of program: SourceProgram, in index: MentionIndex) {
    let computing = Self.computing(of: program, in: index)
    let meanings = index.meanings(of: computing)
    var extents: [Int: [ClosedRange<Int>]] = [:]
    var numbers: [CodePlace: [Int]] = [:]
    for number in computing.sorted() {
      guard let extent = index.bodies[number].extent else { continue }
      let place = CodePlace(file: index.bodies[number].file, offset: extent.lowerBound)
      if numbers[place] == nil { extents[place.file, default: []].append(extent) }
      numbers[place, default: []].append(number)
    }
    self.init(extents) { place in
      let reached = index.reached(from: numbers[place] ?? [], by: meanings)
      return Changes(of: reached.map { index.bodies[$0] }, in: index.families)
    }
  }

  /// The numbers of the code that comes to nothing which is seen, hears of something or hands something on.
  private static func computing(of program: SourceProgram, in index: MentionIndex) -> Set<Int> {
    let settings = program.storedSettings.map { property, type in
      Member(name: property.name, labels: nil, owner: type.name, isStatic: property.isStatic)
    }
    let handing = SurfaceReach.dispatching.union(["post"]).filter { index.members[$0] == nil }
    let others =
      SurfaceCalls(covers: nil).bodies(in: index)
      + index.calling(SurfaceCalls.looks.union(handing))
      + index.mentioning(LifecycleNames.clues.union(listening))
      + index.calling(
        ["set", "setValue", "removeObject", "register"],
        labelled: ["forKey", "defaults"], where: { !index.families.isOwn($0) })
      + index.mentioning(Set(settings), inForms: MentioningBody.changing)
      + buildingViews(in: program, index)
    return Set(index.bodies.indices).subtracting(
      reaching(others, in: index, published: published(by: program)))
  }

  /// The numbers of the code of views, and of what gives some.
  private static func buildingViews(in program: SourceProgram, _ index: MentionIndex) -> [Int] {
    let views = MemberCode.all(in: program).filter { code in
      if let owner = code.owner { return index.families.buildsViews(owner.name) }
      return code.type?.mentions("View") == true
    }
    let places = Set(views.map(\.place))
    return index.bodies.indices.filter { number in
      let body = index.bodies[number]
      guard let start = body.extent?.lowerBound else {
        return body.member.owner.map(index.families.buildsViews) == true
      }
      return places.contains(CodePlace(file: body.file, offset: start))
    }
  }

  /// The numbers of the code that comes to some, also where that hears of whatever properties publish.
  private static func reaching(
    _ others: [Int], in index: MentionIndex, published: Set<String>
  ) -> Set<Int> {
    let reaching = index.reaching(others)
    let anything = MentioningBody.hearing("")
    guard reaching.contains(where: { index.bodies[$0].member.name == anything }) else {
      return reaching
    }
    let changing = index.bodies.indices.filter { number in
      index.bodies[number].changes.contains { published.contains($0.name) }
    }
    return index.reaching(Array(reaching) + changing)
  }

  /// The names of the properties whose changes anybody can hear of, that of what subjects hold among them.
  private static func published(by program: SourceProgram) -> Set<String> {
    let properties = program.types.values.flatMap(\.stored)
    return Set(properties.filter { $0.wrapper?.name == "Published" }.map(\.name)).union(["value"])
  }

  /// Names by which code begins to hear of something, or ends that.
  private static let listening: Set = [
    "addObserver", "removeObserver", "publisher", "notifications", "sink", "assign", "observe",
    "addTarget", "subscribe", "bind", "drive", "AnyCancellable", "setValuesForKeys",
    "setPersistentDomain", "removePersistentDomain",
  ]
}

extension ComputingCode.Changes {
  /// What some code may change.
  fileprivate init(of bodies: [MentioningBody], in families: TypeFamilies) {
    var changes: [String: [MentioningBody.Change]] = [:]
    for body in bodies {
      for change in body.changes { changes[change.name, default: []].append(change) }
      // Who has a binding to a property, or its wrapper, may set it.
      for (name, receivers) in body.names where "$_".contains(name.prefix(1)) {
        let bare = String(name.dropFirst())
        changes[bare, default: []] += receivers.map {
          MentioningBody.Change(name: bare, receiver: $0, isReplaced: true)
        }
      }
    }
    let known = changes
    self.init(of: Set(known.keys)) { name, type in
      let own = (known[name] ?? []).filter { families.mayBe($0.receiver, type) }
      return own.isEmpty ? nil : own.contains(where: \.isReplaced) ? .replaced : .inPart
    }
  }
}
