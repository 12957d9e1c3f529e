import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Where subscriptions of Combine's, or of RxSwift's, end.
struct SubscriptionEnds {
  /// Where some are stored in variables of functions, which are gone as these end.
  private(set) var passing: Set<CodePlace> = []
  /// The classes whose code ends subscriptions that they keep.
  private(set) var cancelling: Set<String> = []
  /// The properties that hold some, as their types or first values say, by the types that have some.
  private let holding: [String: Set<String>]

  /// Knows none.
  init() { holding = [:] }

  /// Looks for the properties that hold subscriptions.
  init(in program: SourceProgram) {
    holding = program.types.compactMapValues { type in
      let held = (type.stored + type.properties.values).filter { property in
        ["Cancellable", "Dispos"].contains { property.type?.mentions($0) == true }
          || property.value.map { CancellableSearch.finds(in: $0) } == true
      }
      return held.isEmpty ? nil : Set(held.map(\.name))
    }
  }

  /// Looks through the code of a member.
  mutating func note(_ member: MemberCode) {
    var stores = LocalStores()
    member.walk(by: &stores)
    passing.formUnion(stores.found.map { CodePlace(file: member.place.file, offset: $0) })
    let owner = member.owner?.name ?? ""
    if let held = holding[owner], Cancellations.areFound(in: member, of: held) {
      cancelling.insert(owner)
    }
  }
}
