import AfterimageSwiftEvaluation
import AfterimageSwiftTree

extension MentioningBody.Receiver {
  /// True where more is known of it than a name.
  fileprivate var isKnown: Bool {
    switch self {
    case .ofFramework, .part: true
    case .unknown, .implicit, .type, .made, .own: type != nil
    }
  }
}

/// What the code of a program mentions, by names: gathered once, and asked by whatever looks for what leads to something.
struct MentionIndex {
  /// The code of all functions and properties, and what is held by some.
  let bodies: [MentioningBody]
  /// Which types may stand for each other.
  let families: TypeFamilies
  /// All members of the program's types, by their names.
  private(set) var members: [String: [Member]] = [:]
  /// What functions are called of, and properties are set and read of, by the places of that; what is not known is left out.
  private(set) var receivers: [CodePlace: [String: MentioningBody.Receiver]] = [:]
  /// The bodies that post what each listens to, by numbers.
  private let posting: [Int: [Int]]
  /// The properties that own wrappers hold the values of, by the wrappers' names.
  private var wrapped: [String: [Member]] = [:]
  /// How objects of classes are made, where all ways stand in the code, by the names of the classes.
  private var makings: [String: [Member]] = [:]
  /// Who mentions a name.
  private var mentions: [String: [Mention]] = [:]
  /// Who asks for a name, by what it is asked of.
  private var asks: [String: NameAsks] = [:]
  /// The labels of all calls, each once.
  private var labels = Numbers<[String]>()
  /// What members belong to, without the types around that, and names are asked of, each once.
  private var owners = Numbers<String?>()
  private var subjects = Numbers<MentioningBody.Receiver>()
  /// Which of these may have which members.
  private var possibilities = OwnerPossibilities()
  /// The owners of the members of bodies.
  private var ownerOfBody: [Int] = []

  /// How a body mentions a name.
  private struct Mention {
    /// The number of the body.
    let body: Int
    /// What the name is read of.
    var reads: [Int] = []
    /// What it is read of where only a part is taken.
    var parts: [Int] = []
    /// What it is called of, and with which labels.
    var calls: [(subject: Int, labels: [String])] = []

    /// All that the name is asked of.
    var subjects: [Int] { reads + parts + calls.map(\.subject) }
  }

  /// Knows nothing.
  init() { (bodies, families, posting) = ([], TypeFamilies(), [:]) }

  /// Looks through the code of a program.
  ///
  /// - Parameter notifications: those of its own that it posts and listens to.
  init(of program: SourceProgram, _ notifications: OwnNotifications) {
    families = TypeFamilies(of: program)
    bodies = MentioningBody.all(in: program, families)
    wrapped = Member.wrapped(in: program)
    makings = Member.makings(in: program)
    posting = notifications.posting(bodies, families)
    for (number, body) in bodies.enumerated() {
      ownerOfBody.append(owners.number(of: body.member.owner?.lastPart))
      note(body, number)
      guard body.extent != nil else { continue }
      members[body.member.name, default: []].append(body.member)
      for call in body.calls + body.settings + body.reads
      where call.receiver.isKnown {
        let place = CodePlace(file: body.file, offset: call.offset)
        receivers[place, default: [:]][call.name] = call.receiver
      }
    }
    possibilities = OwnerPossibilities(of: subjects.elements, among: owners.elements, families)
    for (name, mentions) in mentions { asks[name] = NameAsks(mentions.flatMap { asks(in: $0) }) }
  }

  /// How a body asks for a name.
  private mutating func asks(in mention: Mention) -> [(subject: Int, ask: NameAsks.Ask)] {
    let body = mention.body
    return mention.reads.map { ($0, NameAsks.Ask(body: body, way: .read)) }
      + mention.parts.map { ($0, NameAsks.Ask(body: body, way: .part)) }
      + mention.calls.map { call in
        let way = NameAsks.Way.call(labels: labels.number(of: call.labels))
        return (call.subject, NameAsks.Ask(body: body, way: way))
      }
  }

  private mutating func note(_ body: MentioningBody, _ number: Int) {
    var own: [String: Mention] = [:]
    for (name, asked) in body.names {
      own[name, default: Mention(body: number)].reads = asked.map { subjects.number(of: $0) }
    }
    for (name, asked) in body.parts {
      own[name, default: Mention(body: number)].parts = asked.map { subjects.number(of: $0) }
    }
    for call in body.calls {
      own[call.name, default: Mention(body: number)].calls.append(
        (subjects.number(of: call.receiver), call.labels))
    }
    for (name, mention) in own { mentions[name, default: []].append(mention) }
  }

  /// The places at which some code begins, by its numbers.
  func places(of numbers: Set<Int>) -> [CodePlace: Int] {
    let places = numbers.sorted().compactMap { number in
      bodies[number].extent.map { extent in
        (CodePlace(file: bodies[number].file, offset: extent.lowerBound), number)
      }
    }
    return Dictionary(places) { first, _ in first }
  }

  /// The type in whose code a place lies; nil for what lies in none.
  func type(around place: CodePlace) -> String? {
    bodies.last { $0.file == place.file && $0.extent?.contains(place.offset) == true }?.member.owner
  }

  /// The bodies that take back what some types have registered, or what others have, by numbers.
  func takingBack(listenersOf types: Set<String>) -> [Int] {
    let listening = Set(mentioning(LifecycleNames.leavingClues))
    let own = mentioning([MentioningBody.ownRemoval]).filter { number in
      guard let owner = bodies[number].member.owner else { return listening.contains(number) }
      return types.contains { families.mayBe($0.lastPart, owner) }
    }
    return own + mentioning([MentioningBody.otherRemoval])
  }

  /// The bodies that mention some names, by numbers.
  func mentioning(_ names: Set<String>) -> [Int] {
    names.flatMap { mentions[$0]?.map(\.body) ?? [] }
  }

  /// The bodies that ask something for one of some names, by numbers.
  ///
  /// - Parameter counts: whether it matters what is asked.
  func mentioning(
    _ names: Set<String>, where counts: (MentioningBody.Receiver) -> Bool
  ) -> [Int] {
    names.flatMap { name in
      (mentions[name] ?? []).filter { mention in
        mention.subjects.contains { counts(subjects[$0]) }
      }.map(\.body)
    }
  }

  /// The bodies that call functions of some names with one of some labels, by numbers.
  ///
  /// - Parameter counts: whether it matters what they are called of.
  func calling(
    _ names: Set<String>, labelled labels: Set<String>,
    where counts: (MentioningBody.Receiver) -> Bool = { _ in true }
  ) -> [Int] {
    names.flatMap { name in
      (mentions[name] ?? []).filter { mention in
        !mention.reads.isEmpty
          || mention.calls.contains {
            !labels.isDisjoint(with: $0.labels) && counts(subjects[$0.subject])
          }
      }.map(\.body)
    }
  }

  /// The bodies that mention some properties of what may have them, by numbers.
  ///
  /// - Parameter forms: what stands among names for that, by the name of a property.
  func mentioning(_ properties: Set<Member>, inForms forms: (String) -> [String]) -> [Int] {
    properties.flatMap { property in
      forms(property.name).flatMap { mentions[$0] ?? [] }.filter { mention in
        mention.subjects.contains {
          families.mayBe(subjects[$0], property.owner)
            && !(property.isStatic && subjects[$0].isValue)
        }
      }.map(\.body)
    }
  }

  /// The bodies that mention some names and whose types are views of SwiftUI, or build some, by numbers.
  func viewsMentioning(_ names: Set<String>) -> [Int] {
    mentioning(names).filter { families.buildsViews(bodies[$0].member.owner) }
  }

  /// The bodies that call functions of some names, by numbers.
  func calling(_ names: Set<String>) -> [Int] {
    names.flatMap { mentions[$0]?.filter { !$0.calls.isEmpty }.map(\.body) ?? [] }
  }

  /// The bodies that change by calls of some names how views look, by numbers: outside of views, a colour or the like that is made of another is none.
  func changingLooks(_ names: Set<String>) -> [Int] {
    names.flatMap { name in
      (mentions[name] ?? []).filter { mention in
        mention.calls.contains { !families.isPlain(subjects[$0.subject]) }
          || !mention.calls.isEmpty && families.buildsViews(bodies[mention.body].member.owner)
      }.map(\.body)
    }
  }

  /// The bodies by which code comes to some others, by numbers, these among them.
  func reaching(_ others: [Int]) -> Set<Int> {
    var isFound = [Bool](repeating: false, count: bodies.count)
    var next = others
    // Those that were not found yet.
    var rest = asks
    while let number = next.popLast() {
      guard !isFound[number] else { continue }
      isFound[number] = true
      let owner = ownerOfBody[number]
      for (key, member) in keys(of: bodies[number].member) {
        guard var asking = rest.removeValue(forKey: key) else { continue }
        var fitting = [Bool?](repeating: nil, count: labels.count)
        asking.take {
          possibilities.mayBe($0, of: member, owner)
        } _: {
          isMeant(member, by: $0, &fitting)
        } isFound: {
          isFound[$0]
        } _: {
          next.append($0)
        }
        rest[key] = asking
      }
      next += posting[number] ?? []
    }
    return Set(bodies.indices.filter { isFound[$0] })
  }

  /// True where what a body asks for may be a member, of whatever it is asked.
  ///
  /// - Parameter fitting: whether labels fit the member, as far as that was looked into.
  private func isMeant(
    _ member: Member, by ask: NameAsks.Ask, _ fitting: inout [Bool?]
  ) -> Bool {
    guard member.isSeen(from: bodies[ask.body].file) else { return false }
    switch ask.way {
    case .read: return true
    case .part: return member.labels == nil
    case .call(let number):
      let fits =
        fitting[number] ?? (member.fits(labels[number]) && member.hasRequired(labels[number]))
      fitting[number] = fits
      return fits
    }
  }

  /// The names by which code comes to some members, those of types whose values are made then among them.
  func names(comingTo members: [Member]) -> Set<String> {
    let signs: Set<Character> = ["=", ".", ">", "?", "("]
    return members.reduce(into: []) { names, member in
      if member.isInitializer { names.formUnion(families.names(making: member.owner)) }
      for (key, _) in keys(of: member) {
        // Of a parameter its own name, without that of its function.
        let bare = member.isHeld ? key.split { "()?".contains($0) }.last.map(String.init) : key
        names.insert(String((bare ?? key).prefix { !signs.contains($0) }))
      }
    }
  }

  /// What some code may be meant by, by the names that are mentioned then.
  func meanings(of numbers: Set<Int>) -> [String: [Meaning]] {
    var meanings: [String: [Meaning]] = [:]
    for number in numbers.sorted() {
      for (name, member) in keys(of: bodies[number].member) {
        meanings[name, default: []].append(Meaning(body: number, member: member))
      }
    }
    return meanings
  }

  /// What a name may mean.
  struct Meaning {
    /// The number of the body that runs then.
    let body: Int
    /// What is mentioned.
    let member: Member
  }

  /// The code that some comes to, by numbers, these among them.
  ///
  /// - Parameter meanings: what names may mean.
  func reached(from first: [Int], by meanings: [String: [Meaning]]) -> Set<Int> {
    var (found, next): (Set<Int>, [Int]) = ([], first)
    while let number = next.popLast() {
      guard found.insert(number).inserted else { continue }
      for name in bodies[number].allNames {
        guard let mention = mention(of: name, by: number) else { continue }
        for meaning in meanings[name] ?? [] where !found.contains(meaning.body) {
          if self.is(mention, of: meaning.member, ownerOfBody[meaning.body]) {
            next.append(meaning.body)
          }
        }
      }
    }
    return found
  }

  /// How a body mentions a name; nil where it does not.
  private func mention(of name: String, by number: Int) -> Mention? {
    guard let all = mentions[name] else { return nil }
    var (first, last) = (0, all.count)
    while first < last {
      let middle = (first + last) / 2
      if all[middle].body < number { first = middle + 1 } else { last = middle }
    }
    return first < all.count && all[first].body == number ? all[first] : nil
  }

  /// The code that mentions some properties, or other code, by itself or by what it calls in so many calls from one to the next, by numbers.
  func near(_ properties: Set<Member>, _ others: [Int], within calls: Int) -> Set<Int> {
    var found = Set(mentioning(properties, inForms: { [$0] }) + others)
    var last = found
    for _ in 0..<calls {
      let next = last.flatMap { number in
        keys(of: bodies[number].member).flatMap { key, member in
          (mentions[key] ?? []).filter { self.is($0, of: member, ownerOfBody[number]) }
        }
      }.map(\.body)
      last = Set(next).subtracting(found)
      found.formUnion(last)
    }
    return found
  }

  /// The names by which code comes to a member, each with what is called then.
  private func keys(of member: Member) -> [(name: String, member: Member)] {
    // Initializers go by the types that they are called of, not by their names.
    if member.isInitializer {
      // First values of properties run however an object is made.
      let ways = member.labels == nil ? makings[member.owner?.lastPart ?? ""] : nil
      return (ways ?? [member]).map { ("init", $0) }
    }
    if member.isHeld { return [(member.name, member)] }
    var keys =
      member.isObserving
      ? MentioningBody.changing(member.name).map { ($0, member) } : [(member.name, member)]
    // What is taken of a name, or set of it, is none of a function's.
    if member.labels == nil, !member.isObserving {
      keys.append((MentioningBody.asking(member.name), member))
    }
    // Whoever asks for a property runs what wraps it.
    for property in member.isWrapping ? wrapped[member.owner?.lastPart ?? ""] ?? [] : [] {
      keys.append((property.name, property))
      keys.append((MentioningBody.asking(property.name), property))
    }
    // UIKit tells controllers and views of what becomes of them.
    for name in SurfaceCalls.telling[member.name] ?? [] {
      keys.append((name, Member(name: name, labels: nil, owner: "Any")))
    }
    if let owner = member.owner, families.isHandedToLibraries(owner) {
      let any = Member(name: "init", labels: nil, owner: owner, isInitializer: true)
      keys += (makings[owner.lastPart] ?? [any]).map { ("init", $0) }
    }
    return keys
  }

  /// True where what is mentioned may be a member.
  private func `is`(_ mention: Mention, of member: Member, _ owner: Int) -> Bool {
    guard member.isSeen(from: bodies[mention.body].file) else { return false }
    func mayBe(_ subject: Int) -> Bool { possibilities.mayBe(subject, of: member, owner) }
    if mention.reads.contains(where: mayBe) { return true }
    if member.labels == nil, mention.parts.contains(where: mayBe) { return true }
    return mention.calls.contains {
      member.fits($0.labels) && member.hasRequired($0.labels) && mayBe($0.subject)
    }
  }
}
