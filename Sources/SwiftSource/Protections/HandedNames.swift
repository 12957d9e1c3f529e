import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Which functions listen to notifications whose names they are handed.
struct HandedNames {
  /// The names of these functions.
  private(set) var functions: Set<String> = []
  /// Where those of them stand that may be handed a name which is kept somewhere.
  private(set) var open: Set<CodePlace> = []

  /// Looks through the code of a program.
  init(_ members: [MemberCode], _ searches: [HandedNotificationSearch]) {
    let code = Array(zip(members, searches))
    let references = searches.reduce(into: Set()) { $0.formUnion($1.references) }
    var hearing: [Parameter] = []
    for (member, search) in code {
      for case (_, .parameter(let name)) in search.listeners {
        hearing.append(Parameter(member: member, name: name))
      }
    }
    var handing: [(from: CodePlace, to: CodePlace)] = []
    var met: [CodePlace: Set<String>] = [:]
    while let next = hearing.popLast() {
      guard met[next.member.place, default: []].insert(next.name).inserted else { continue }
      functions.insert(next.member.name)
      if references.contains(next.member.name) { open.insert(next.member.place) }
      for (caller, search) in code {
        for naming in search.calls.flatMap({ $0.namings(of: next) }) {
          switch naming {
          case .written: break
          case .open: open.insert(next.member.place)
          case .parameter(let name):
            handing.append((caller.place, next.member.place))
            hearing.append(Parameter(member: caller, name: name))
          }
        }
      }
    }
    spread(handing)
  }

  /// Has what is handed on by what may be handed anything be open too.
  private mutating func spread(_ handing: [(from: CodePlace, to: CodePlace)]) {
    var count = -1
    while count != open.count {
      count = open.count
      for (from, to) in handing where open.contains(from) { open.insert(to) }
    }
  }

  /// A parameter of a function by which it is handed a name.
  fileprivate struct Parameter {
    let member: MemberCode
    let name: String
  }
}

extension HandedNotificationSearch.Call {
  /// How it says what it hands a function for a parameter.
  fileprivate func namings(of parameter: HandedNames.Parameter) -> [HandedNotificationSearch.Naming]
  {
    let member = parameter.member
    guard name == member.name || name == "init" && member.isInitializer else { return [] }
    let label = member.parameters?.first { $0.name == parameter.name }?.label
    return arguments.filter { $0.label == label }.map(\.naming)
  }
}
