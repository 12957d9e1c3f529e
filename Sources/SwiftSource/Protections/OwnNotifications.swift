import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Where a program posts notifications and listens to them, told apart by the words of their names.
///
/// A name is a constant that has its text elsewhere, or the text itself, so that both count as its words.
struct OwnNotifications {
  /// What listens.
  private let listeners: [Listener]
  /// The words of the names that are posted, by the places of the calls.
  private let posts: [CodePlace: Set<String>]
  /// The texts of constants.
  private let texts: [String: Set<String>]

  /// A function that listens.
  fileprivate struct Listener {
    /// The function.
    let member: MemberCode
    /// The words of the name; nil where these are not known.
    let words: Set<String>?
    /// Where in the file stands what runs then; nil for whatever the function has.
    let handlers: [Int]?
  }

  /// Looks through a program.
  init(in program: SourceProgram) {
    var listeners: [Listener] = []
    var posts: [CodePlace: Set<String>] = [:]
    var texts: [String: Set<String>] = [:]
    let constants = Set(program.variables.keys)
    for member in MemberCode.all(in: program) {
      if let value = member.value, case .call = value.kind,
        let words = value.notificationWords(constants: constants)
      {
        texts[member.name, default: []].formUnion(words)
      }
      var search = Search(constants: constants)
      member.walk(by: &search)
      var calls = ListeningCalls()
      member.walk(by: &calls)
      listeners += calls.all.compactMap { Listener($0, in: member, constants: constants) }
      for (offset, words) in search.posts {
        posts[CodePlace(file: member.place.file, offset: offset)] = words
      }
    }
    (self.listeners, self.posts, self.texts) = (listeners, posts, texts)
  }

  /// Where functions stand that listen to what they are handed the name of.
  var openListeners: Set<CodePlace> {
    Set(listeners.filter { $0.words?.isEmpty != false }.map(\.member.place))
  }

  /// True where nothing listens.
  var isEmpty: Bool { listeners.isEmpty }

  /// The functions that may listen to what a call posts, in the order of their places.
  func listeners(to post: Term) -> [MemberCode] {
    let name = post["name"] ?? post.arguments.first?.value
    return listeners(toWords: (posts[post.place] ?? []).union(name?.notificationWords ?? []))
      .map(\.member)
  }

  /// True for a name that is known and that no code of the program posts: a library does, whenever it likes.
  func isOfOthers(_ name: Value) -> Bool {
    let written = name.notificationWords
    guard !written.isEmpty, !posts.values.contains(where: \.isEmpty) else { return false }
    let words = expanded(written)
    return posts.values.allSatisfy { words.isDisjoint(with: expanded($0)) }
  }

  private func expanded(_ words: Set<String>) -> Set<String> {
    words.reduce(into: words) { $0.formUnion(texts[$1] ?? []) }
  }

  /// The functions that may listen to a notification whose name has some words; of none of which anything is known.
  private func listeners(toWords written: Set<String>) -> [Listener] {
    let words = written.reduce(into: written) { $0.formUnion(texts[$1] ?? []) }
    return listeners.filter { listener in
      guard let heard = listener.words, !words.isEmpty else { return true }
      return !words.isDisjoint(with: heard.reduce(into: heard) { $0.formUnion(texts[$1] ?? []) })
    }
  }

  /// Of the code of functions the numbers of those that post what others listen to, by the numbers of these.
  ///
  /// - Parameter families: which types may stand for each other.
  func posting(_ bodies: [MentioningBody], _ families: TypeFamilies) -> [Int: [Int]] {
    guard !isEmpty else { return [:] }
    var (numbers, handlers): ([CodePlace: Int], [CodePlace: Int]) = ([:], [:])
    for (number, body) in bodies.enumerated() {
      if let extent = body.extent {
        numbers[CodePlace(file: body.file, offset: extent.lowerBound)] = number
      }
      if let offset = body.handlerOffset {
        handlers[CodePlace(file: body.file, offset: offset)] = number
      }
    }
    func listening(_ listener: Listener) -> [Int] {
      guard let offsets = listener.handlers else {
        return [numbers[listener.member.place]].compactMap(\.self)
      }
      return offsets.compactMap {
        handlers[CodePlace(file: listener.member.place.file, offset: $0)]
      }
    }
    var posting: [Int: [Int]] = [:]
    for (number, body) in bodies.enumerated() {
      for call in body.calls where call.mayPost && !families.isOwn(call.receiver) {
        let words = posts[CodePlace(file: body.file, offset: call.offset)] ?? []
        for other in listeners(toWords: words).flatMap(listening) {
          posting[other, default: []].append(number)
        }
      }
    }
    return posting
  }

  /// The calls that post in a function.
  private struct Search: SourceVisitor {
    let constants: Set<String>
    var posts: [Int: Set<String>] = [:]

    init(constants: Set<String>) { self.constants = constants }

    mutating func visit(_ expression: Expression) {
      guard case .call(let callee, let arguments) = expression.kind,
        case .member(_, "post", _) = callee.kind
      else { return }
      let named = arguments.first { $0.label == "name" } ?? arguments.first
      posts[expression.offset] = named?.value.notificationWords(constants: constants) ?? []
    }
  }
}

extension OwnNotifications.Listener {
  /// What a call has listen; nil for what it listens to is the app's life.
  fileprivate init?(_ call: ListeningCall, in member: MemberCode, constants: Set<String>) {
    let words = call.name.notificationWords(constants: constants)
    if let words, !words.isEmpty, words.isSubset(of: LifecycleNames.clues) { return nil }
    (self.member, self.words) = (member, words)
    handlers = call.handlers?.map(\.offset)
  }
}

extension Expression {
  /// The words of a notification's name; nil where it is handed in.
  fileprivate func notificationWords(constants: Set<String>) -> Set<String>? {
    switch kind {
    case .string(let pieces):
      let texts = pieces.compactMap { if case .text(let text) = $0 { text } else { nil } }
      return texts.count == pieces.count ? [texts.joined()] : nil
    case .member(let base, let name, _):
      guard Value.nameWords.contains(name) else { return [name] }
      return base?.notificationWords(constants: constants)
    case .name(let name, _):
      return name.first?.isUppercase == true || constants.contains(name) ? [name] : nil
    case .call(_, let arguments):
      return arguments.first?.value.notificationWords(constants: constants)
    case .cast(_, let inner, _), .forceUnwrap(let inner), .optionalChain(let inner):
      return inner.notificationWords(constants: constants)
    default: return nil
    }
  }
}

extension Value {
  /// Properties that are the name itself.
  fileprivate static let nameWords: Set = ["rawValue", "name", "notificationName", "notification"]

  /// The words of a notification's name, as far as it is known.
  fileprivate var notificationWords: Set<String> {
    switch self {
    case .string(let text): [text]
    case .enumeration(let value): [value.name]
    case .type(let name): [name]
    case .choice(_, let then, let otherwise):
      then.notificationWords.union(otherwise.notificationWords)
    case .term(let term):
      switch term.form {
      case .call: term.arguments.first?.value.notificationWords ?? []
      case .member where Self.nameWords.contains(term.name): term.base?.notificationWords ?? []
      case .member: [term.name]
      case .name, .undeclared, .subscript, .state, .element, .cast, .operation: []
      }
    case .unknown, .void, .nothing, .bool, .int, .double, .array, .dictionary, .tuple, .structure,
      .object, .function, .group, .keyPath:
      []
    }
  }
}

extension MentioningBody.Call {
  /// True for a call that has the form of those that post a notification to a centre.
  fileprivate var mayPost: Bool {
    name == "post" && (labels == [""] || labels.first == "name")
  }
}
