import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Where subscriptions of Combine's, or of RxSwift's, end, and what keeps them.
struct SubscriptionEnds {
  /// Where some are stored in variables of functions, which are gone as these end.
  private(set) var passing: Set<CodePlace> = []
  /// The classes whose code ends subscriptions that they keep.
  private(set) var cancelling: Set<String> = []
  /// The properties that hold some, as their types or first values say, by the types that have some.
  private let holding: [String: Set<String>]
  /// The names of these properties.
  private let holdingNames: Set<String>
  /// How code uses the properties of these names.
  private var uses: [String: KeeperUses.Count] = [:]
  /// The names of what keeps each subscription that is given to it as it is made, by the places of these.
  private var keepers: [CodePlace: String] = [:]
  /// The names of properties that keep nothing, or are computed.
  private let others: Set<String>

  /// Knows none.
  init() { (holding, holdingNames, others) = ([:], [], []) }

  /// Looks for the properties that hold subscriptions.
  init(in program: SourceProgram) {
    holding = program.types.compactMapValues { type in
      let held = (type.stored + type.properties.values).filter { property in
        ["Cancellable", "Dispos"].contains { property.type?.mentions($0) == true }
          || property.value.map { CancellableSearch.finds(in: $0) } == true
      }
      return held.isEmpty ? nil : Set(held.map(\.name))
    }
    holdingNames = holding.values.reduce(into: []) { $0.formUnion($1) }
    let properties = program.types.values.flatMap { $0.stored + $0.properties.values }
    others = Set(properties.filter { $0.isWeak || !$0.isStored }.map(\.name))
  }

  /// True where a property keeps a subscription as it is made, and all code that names a property of that name has it keep some.
  func isKeptForGood(_ subscription: Term) -> Bool {
    guard let name = keepers[subscription.place], !others.contains(name), let uses = uses[name]
    else { return false }
    return uses.all == uses.keeping && (uses.isList || uses.all == 1)
  }

  /// Looks through the code of a member.
  mutating func note(_ member: MemberCode) {
    var stores = LocalStores()
    member.walk(by: &stores)
    passing.formUnion(stores.found.map { CodePlace(file: member.place.file, offset: $0) })
    var search = KeeperUses(of: holdingNames)
    member.walk(by: &search)
    uses.merge(search.uses) { $0 + $1 }
    for (offset, name) in search.keepers {
      keepers[CodePlace(file: member.place.file, offset: offset)] = name
    }
    let owner = member.owner?.name ?? ""
    if let held = holding[owner], Cancellations.areFound(in: member, of: held) {
      cancelling.insert(owner)
    }
  }
}
