import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Classes that come from those which listen, and change what these do.
extension AppReader {
  /// The class that stands for one that listens: the only one that comes from it, where nothing makes it itself.
  func standIn(for type: SourceType, listeningBy functions: [SourceFunction]) -> SourceType {
    let program = evaluator.program
    let callers = callers(of: Set(functions.map(\.declaration.name)), in: type)
    let leaves = subclasses(of: type).filter { subclasses(of: $0).isEmpty }
    guard leaves.count == 1, let leaf = leaves.first else { return type }
    let chain = program.lineage(of: leaf.name).filter(\.isReference)
    let own = Set(program.lineage(of: type.name).map(\.name))
    let isLeftOff = chain.contains { !own.contains($0.name) && leavesOff(callers, in: $0) }
    return isLeftOff || chain.dropFirst().contains(where: isMade) ? type : leaf
  }

  /// What an object of a class runs where one that it comes from declares a function.
  func function(like function: SourceFunction, in type: SourceType) -> SourceFunction {
    evaluator.program.lineage(of: type.name).lazy.compactMap { type in
      type.functions[function.declaration.name]?.first { $0.fullName == function.fullName }
    }.first ?? function
  }

  /// Why what a class does as it listens may not be what an object of it does; nil where no class that comes from it changes that.
  func doubt(aboutSubclassesOf type: SourceType, listeningBy functions: [SourceFunction])
    -> ListenerDoubt?
  {
    let names = Set(functions.map(\.declaration.name))
    let own = self.names(usedBy: names, in: type).union(callers(of: names, in: type))
    return subclasses(of: type).first { changes(own, in: $0) }.map {
      .gap("what \($0.name.lastPart) makes of what it has from \(type.name.lastPart)")
    }
  }

  private func subclasses(of type: SourceType) -> [SourceType] {
    evaluator.program.types.values
      .filter { $0.isReference && $0.name != type.name }
      .filter { evaluator.program.lineage(of: $0.name).contains { $0.name == type.name } }
      .sorted { $0.place < $1.place }
  }

  /// True for a class that code makes an object of, or that a storyboard does.
  private func isMade(_ type: SourceType) -> Bool {
    madeBySystem.controllers.contains(type.name.lastPart)
      || index.bodies.contains { body in
        body.calls.contains { $0.name == "init" && $0.receiver.type == type.name.lastPart }
      }
  }

  /// The names of what a class has, or has from those above it, that some of its functions come to.
  private func names(usedBy functions: Set<String>, in type: SourceType) -> Set<String> {
    let own = bodies(of: type)
    let declared = Set(own.map(\.member.name))
    var (names, next) = (functions, functions)
    while !next.isEmpty {
      let mentioned = own.filter { next.contains($0.member.name) }.flatMap(\.mentionedBareNames)
      next = Set(mentioned).intersection(declared).subtracting(names)
      names.formUnion(next)
    }
    return names
  }

  /// The names of what a class has from which code comes to some of its functions, without these.
  private func callers(of functions: Set<String>, in type: SourceType) -> Set<String> {
    let own = bodies(of: type).map { ($0.member.name, $0.mentionedBareNames) }
    var names = functions
    while true {
      let next = own.filter { !names.contains($0.0) && !$0.1.isDisjoint(with: names) }
      guard !next.isEmpty else { return names.subtracting(functions) }
      names.formUnion(next.map(\.0))
    }
  }

  /// The code of a class and of those above it.
  private func bodies(of type: SourceType) -> [MentioningBody] {
    let lineage = Set(evaluator.program.lineage(of: type.name).map(\.name))
    return index.bodies.filter { $0.member.owner.map(lineage.contains) == true }
  }

  /// True where a class has others of some names, which do not begin with what they take the place of, or speaks of some, or takes back what listens.
  private func changes(_ names: Set<String>, in type: SourceType) -> Bool {
    leavesOff(names, in: type)
      || index.bodies.filter { $0.member.owner == type.name }.contains { body in
        let mentioned = body.mentionedBareNames
        return !mentioned.subtracting([body.member.name]).isDisjoint(with: names)
          || mentioned.contains { $0.hasPrefix("removeObserver") }
      }
  }

  /// True where a class has others of some names, which do not begin with what they take the place of.
  private func leavesOff(_ names: Set<String>, in type: SourceType) -> Bool {
    index.bodies.contains { body in
      body.member.owner == type.name && body.extent != nil && names.contains(body.member.name)
        && !body.mentionedBareNames.contains(body.member.name)
    }
  }
}

extension MentioningBody {
  /// All names in the code, whatever is done with them.
  fileprivate var mentionedBareNames: Set<String> {
    Set(allNames.map { name in String(name.prefix { $0 != "=" && $0 != "." }) })
  }
}
