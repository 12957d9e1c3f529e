import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Which functions and properties of a program may come to touch what is photographed, by the names that they mention.
///
/// A name stands for everything of that name that its receiver may have, whatever runs then, so that nothing is missed; what is left out can neither lay a cover nor take one away.
struct SurfaceReach {
  /// Those that may, by their names.
  private var reaching: [String: [Member]] = [:]
  /// The types that have some which are more than held by something, without those that they lie in.
  private var touchingTypes: Set<String> = []
  private var index = MentionIndex()
  /// The names of what may hold functions that may, with a dot before those of what types have.
  private var holders: Set<String> = []
  /// The closures that hear of the changes of properties and may touch something, by what stands for that, by their first statements; nil for what is no closure.
  private var hearing: [String: [CodePlace?]] = [:]
  /// The functions by their places.
  private var functions: [CodePlace: Member] = [:]
  /// The numbers of those that may.
  private var found: Set<Int> = []
  /// The numbers of those that may decide what views of SwiftUI show.
  private var views: Set<Int> = []
  /// The numbers of those that hand something on by a function of a library, which may run whatever it was given.
  private var opaque: Set<Int> = []
  /// The names of the properties that decide or hold covers.
  private(set) var ownNames: Set<String> = []
  /// Where the code of members stands in each file, in order, and what it may touch.
  private var extents: [Int: [(range: ClosedRange<Int>, touching: Touching)]] = [:]
  /// What is known of the covers; nil where nothing is, where code may put them into other views than windows, and where views of the program's own may do more as they go.
  private var covers: LaidCovers?

  /// Knows nothing: nothing may.
  init() {}

  /// Looks through a program.
  ///
  /// - Parameters:
  ///   - index: what its code mentions.
  ///   - properties: what decides about covers besides views: properties that conditions ask for. To read one changes nothing.
  ///   - listeners: the types that have registered what hears of the app's life.
  ///   - covers: what is known of the covers; nil where nothing is.
  ///   - sending: the numbers of the code that sends something by which such a property is set.
  init(
    in index: MentionIndex, deciding properties: Set<Member>, listeners: Set<String>,
    besides covers: LaidCovers?, sending: [Int]
  ) {
    self.init(
      in: index, listeners: listeners,
      and: SurfaceCalls(covers: covers).bodies(in: index)
        + index.mentioning(properties, inForms: MentioningBody.changing) + sending,
      naming: Set((covers?.properties ?? []).union(properties).map(\.name)),
      showing: index.changingLooks(SurfaceCalls.looks)
        + index.viewsMentioning(Set(properties.map(\.name))))
    let foreign = Self.dispatching.filter { index.members[$0] == nil }
    opaque = index.reaching(index.calling(foreign))
    let hasOwnLooks = found.contains { Self.looked.contains(index.bodies[$0].member.name) }
    self.covers = covers.flatMap { hasOwnLooks || index.mayMove($0) ? nil : $0 }
  }

  /// What views of the program's own may do as others hide them or take them away.
  private static let looked: Set = [
    "alpha", "didMoveToSuperview", "didMoveToWindow", "isHidden", "removeFromSuperview",
    "willMove", "willRemoveSubview",
  ]

  /// Looks through a program for what may come to some code.
  ///
  /// - Parameter number: that of the code in the index.
  init(in index: MentionIndex, comingTo number: Int) {
    self.init(in: index, listeners: [], and: [number])
  }

  /// Looks through a program for what may begin to listen to the app's life, take listeners back, or lay covers and take them away.
  ///
  /// What listens by a notification's own name is told where nothing was seen to begin it (``UnseenCode``), so that nothing more is to be known of code that comes there.
  ///
  /// - Parameters:
  ///   - surface: the functions that may touch what is photographed; a listener that comes to none of them does nothing that matters.
  ///   - laying: the numbers of the code that speaks of what holds covers.
  ///   - holders: the names of that.
  ///   - views: the numbers of the code that shows something by the phase and that nothing was seen to run.
  ///   - places: where functions stand that listen to what they are handed the name of.
  ///   - listeners: the types that have registered what hears of the app's life.
  init(
    listeningBy surface: SurfaceReach, laying: Set<Int>, by holders: Set<String>,
    unseen views: [Int],
    at places: Set<CodePlace>, listeners: Set<String>
  ) {
    let index = surface.index
    let open = index.bodies.indices.filter { number in
      let body = index.bodies[number]
      return body.extent.map {
        places.contains(CodePlace(file: body.file, offset: $0.lowerBound))
      } == true
    }
    self.init(
      in: index, listeners: listeners,
      and: index.mentioning(SurfaceCalls.exchanging)
        + (views + open).filter(surface.mayTouch(listenerIn:))
        + laying, naming: holders)
  }

  private init(
    in index: MentionIndex, listeners: Set<String>, and others: [Int],
    naming own: Set<String> = [], showing views: [Int] = []
  ) {
    self.index = index
    let bodies = index.bodies
    found = index.reaching(index.takingBack(listenersOf: listeners) + others)
    self.views = views.isEmpty ? [] : index.reaching(views)
    for number in found.sorted() {
      let member = bodies[number].member
      reaching[member.name, default: []].append(member)
      if let owner = member.owner, !member.isHeld { touchingTypes.insert(owner.lastPart) }
    }
    note(found, of: bodies)
    ownNames = own
  }

  /// The members that may touch something, or decide what views of SwiftUI show.
  var members: [Member] { found.union(views).map { index.bodies[$0].member } }

  /// The names by which code comes to these.
  var names: Set<String> { index.names(comingTo: members) }

  /// The type of what a function is called of; nil where it is not known.
  func receiver(of term: Term) -> String? { index.receivers[term.place]?[term.name]?.type }

  /// The type of what a property is set of at a place; nil where it is not known.
  func receiver(settingOf property: String, at place: CodePlace) -> String? {
    index.receivers[place]?[MentioningBody.setting(property)]?.type
  }

  /// True where covers are known, and go by no other views than windows.
  var knowsCovers: Bool { covers != nil }

  /// True where what a function is called of, or a property is set of, may be a cover, a part of one, or a window, as far as the code says what it is, and where it may hold a cover.
  ///
  /// - Parameter name: that of the function, or what stands for the setting of a property.
  func mayBeCover(_ name: String, at place: CodePlace) -> Bool {
    guard let covers, let receiver = index.receivers[place]?[name] else { return true }
    return index.families.mayBe(receiver, of: covers)
  }

  /// True for a property of what may be of a type that runs code by which something may come to be touched.
  func mayTouch(settingOf property: String, of type: String?) -> Bool {
    reaching[property]?.contains { !$0.isHeld && index.families.mayBe(type, $0.owner) } == true
  }

  /// True for a property by whose changes code other than that of views may come to touch something; without a name of any.
  ///
  /// - Parameter followed: the first statements of closures of which it is known what they hear.
  func mayTouch(hearingOf property: String, besides followed: Set<CodePlace>) -> Bool {
    hearing[MentioningBody.hearing(property)]?.contains { place in
      place.map(followed.contains) != true
    } == true
  }

  /// True for a call by which something may come to be touched.
  func mayTouch(_ term: Term) -> Bool { fits(term, reaching[term.name]) }

  /// True for the name of a function, labels included, that may touch what is photographed.
  func mayTouch(named name: String) -> Bool {
    reaching[String(name.prefix { $0 != ":" && $0 != "(" })]?.isEmpty == false
  }

  /// True for a value of a type whose functions a library may call that is handed it, where one of them may touch what is photographed.
  func mayTouch(handing type: String) -> Bool {
    index.families.isHandedToLibraries(type)
      && touchingTypes.contains(type.lastPart)
  }

  /// True for a call of something that the program declares.
  func declares(_ term: Term) -> Bool { fits(term, index.members[term.name]) }

  private func fits(_ term: Term, _ members: [Member]?) -> Bool {
    let labels = term.arguments.map { $0.label ?? "" }
    let receiver = index.receivers[term.place]?[term.name] ?? .unknown
    return members?.contains {
      $0.fits(labels) && $0.isSeen(from: term.place.file)
        && index.families.mayBe(receiver, $0.owner)
    } == true
  }

  /// True for a property or a parameter of a name that may hold a function by which something may come to be touched.
  ///
  /// - Parameter type: the type whose property it is; nil where that is not known.
  func mayTouch(heldBy name: String, of type: String? = nil) -> Bool {
    guard let type else { return holders.contains(name) || mayTouch(named: name) }
    return reaching[name]?.contains { index.families.mayBe(type, $0.owner) } == true
  }

  /// True for a value that may be a function which something holds and by which something may come to be touched.
  func mayTouch(functionIn value: Value) -> Bool { !holders.isDisjoint(with: value.heldNames) }

  /// True for a parameter that may be given a function by which something may come to be touched, and which stands elsewhere than where it is given.
  func mayTouch(givenFor parameter: String, ofFunctionAt place: CodePlace) -> Bool {
    guard let function = functions[place] else { return true }
    let node = KeptNames.node(
      of: parameter, in: function.name, of: function.owner, isKnown: false)
    return !(reaching[node] ?? []).isEmpty
  }

  /// True for a parameter of what makes a value of a type, or a property that it is made with, which may be given a function by which something may come to be touched.
  func mayTouch(
    givenFor parameter: String, making type: String, in program: SourceProgram
  ) -> Bool {
    program.lineage(of: type).contains { maker in
      [true, false].contains { isKnown in
        let node = KeptNames.node(
          of: parameter, in: maker.name.lastPart, of: maker.name, isKnown: isKnown)
        return reaching[node]?.isEmpty == false
      }
    } || mayTouch(heldBy: parameter, of: type.lastPart)
  }

  /// True for what was left off and may touch what is photographed.
  func mayTouch(_ cut: CutOff) -> Bool {
    cut.code.contains(where: mayTouch(codeAt:)) || mayTouch(heldByAnyOf: cut.given)
  }

  /// True for the name of what may hold functions by which something may come to be touched, among some.
  func mayTouch(heldByAnyOf names: Set<String>) -> Bool { !holders.isDisjoint(with: names) }

  /// True for code by which something may come to be touched, and for code of which nothing is known.
  func mayTouch(codeAt place: CodePlace) -> Bool { touching(codeAt: place) != .nothing }

  /// What code may come to touch; anything for code of which nothing is known.
  func touching(codeAt place: CodePlace) -> Touching {
    extents[place.file]?.last { $0.range.contains(place.offset) }?.touching ?? .anything
  }

  /// What code may come to touch of what is photographed.
  enum Touching: Hashable {
    case nothing
    /// No more than how views of SwiftUI look, by code of a type; nil is none.
    case looks(of: String?)
    case anything
  }

  /// True for code that listens to something, by its number, where what it does then may touch what is photographed, or where others say what that is.
  private func mayTouch(listenerIn number: Int) -> Bool {
    let member = index.bodies[number].member
    let given = KeptNames.nodes(in: member.name, of: member.owner)
    return found.contains(number) || views.contains(number) || opaque.contains(number)
      || reaching.keys.contains { $0.hasPrefix(given) }
  }

  /// True for code at a place that listens to something, where what it does then may touch what is photographed.
  func mayTouch(listenerAt place: CodePlace) -> Bool {
    let around = index.bodies.indices.last { number in
      let body = index.bodies[number]
      return body.file == place.file && body.extent?.contains(place.offset) == true
    }
    return around.map(mayTouch(listenerIn:)) ?? true
  }

  /// True where a value of one type may have what another declares.
  func mayBe(_ receiver: String?, _ owner: String?) -> Bool {
    index.families.mayBe(receiver, owner)
  }

  /// Keeps where code stands, and what holds some that may touch something.
  private mutating func note(_ found: Set<Int>, of bodies: [MentioningBody]) {
    for (number, body) in bodies.enumerated() {
      let mayTouch = found.contains(number)
      if let extent = body.extent {
        let others: Touching = views.contains(number) ? .looks(of: body.member.owner) : .nothing
        extents[body.file, default: []].append((extent, mayTouch ? .anything : others))
        functions[CodePlace(file: body.file, offset: extent.lowerBound)] = body.member
      }
      guard mayTouch, body.member.isHeld else { continue }
      // Of a parameter its own name, without that of its function.
      let parts = body.member.name.split { "()?".contains($0) }
      let name = String(parts.last ?? "")
      holders.insert(name)
      if body.member.name.hasSuffix(MentioningBody.hearing("")) {
        hearing[body.member.name, default: []].append(body.heldPlace)
      }
      if parts.count == 1, body.member.isImplicit { holders.insert("." + name) }
    }
  }

  /// Functions by which libraries hand on what happens, to reducers, effects and listeners that they were given.
  static let dispatching: Set = [
    "dispatch", "dispatchSync", "dispatchFuture", "send", "accept", "onNext", "yield", "trigger",
    "notify", "emit", "publish", "fire", "raise", "invoke", "execute", "signal", "broadcast",
    "commit",
    "enqueue", "produce", "perform", "awaitDispatch",
  ]
}
