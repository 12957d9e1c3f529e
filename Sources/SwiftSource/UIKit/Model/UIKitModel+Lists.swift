import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What table and collection views know of their cells.
extension UIKitModel {
  /// The functions of lists and of the data that they show.
  static let listFunctions: [String: Function] = {
    var functions: [String: Function] = [
      "register": { call, evaluator in
        guard let list = call.receiver, let type = call[nil] else { return nil }
        let key =
          call["forCellReuseIdentifier"] ?? call["forCellWithReuseIdentifier"]
          ?? call["forHeaderFooterViewReuseIdentifier"] ?? call["withReuseIdentifier"]
        guard let key else { return nil }
        evaluator.write(type, to: "registered " + key.written, of: list)
        return .void
      },
      "dequeueReusableCell": { call, evaluator in dequeue(call, &evaluator) },
      "dequeueReusableHeaderFooterView": { call, evaluator in dequeue(call, &evaluator) },
      "dequeueReusableSupplementaryView": { call, evaluator in dequeue(call, &evaluator) },
      "dequeueConfiguredReusableCell": { call, evaluator in configured(call, &evaluator) },
      "reloadData": { _, _ in .void },
      "appendSections": { call, evaluator in
        guard let snapshot = call.receiver else { return nil }
        for section in call[nil]?.listed ?? [] {
          evaluator.append(section, to: "sections", of: snapshot)
          evaluator.append(.array([]), to: "items", of: snapshot)
        }
        return .void
      },
      "appendItems": { call, evaluator in appendItems(call, &evaluator) },
      "apply": { call, evaluator in
        guard let source = call.receiver, let snapshot = call[nil] else { return nil }
        evaluator.write(snapshot, to: "snapshot", of: source)
        return .void
      },
    ]
    functions["defaultContentConfiguration"] = { call, _ in
      .term(
        Term(
          form: .call, name: "cell", base: .type("UIListContentConfiguration"), arguments: [],
          place: call.place))
    }
    return functions
  }()

  private static func dequeue(_ call: ForeignCall, _ evaluator: inout Evaluator) -> Value? {
    guard let list = call.receiver,
      let key = call["withIdentifier"] ?? call["withReuseIdentifier"] ?? call[nil]
    else { return nil }
    guard case .type(let type)? = evaluator.stored("registered " + key.written, of: list) else {
      // Without a place for it there is none; with one, a document has registered it.
      return call.arguments.count == 1 ? .nothing : nil
    }
    return makeCell(type, in: list, at: call.place, by: &evaluator)
  }

  /// Makes a cell of a class, or a view above or below cells.
  static func makeCell(
    _ type: String, in list: ObjectID, at place: CodePlace, by evaluator: inout Evaluator
  ) -> Value {
    let isTable = evaluator.isKind(list, of: "UITableView")
    let above = evaluator.frameworks.classes(
      above: evaluator.program.foreignAncestors(of: type) + [type])
    var arguments: [CallArgument] = []
    if isTable, above.contains("UITableViewCell") {
      arguments = [
        CallArgument(label: "style", value: constant("default", at: place)),
        CallArgument(label: "reuseIdentifier", value: .string("cell")),
      ]
    } else if isTable {
      arguments = [CallArgument(label: "reuseIdentifier", value: .string("cell"))]
    } else if let frame = Geometry.make("CGRect", [], at: place) {
      arguments = [CallArgument(label: "frame", value: frame)]
    }
    return evaluator.make(type, arguments, at: place)
  }

  func cast(_ term: Term, to type: String, by evaluator: inout Evaluator) -> Value? {
    guard term.form == .call, term.name.hasPrefix("dequeueReusable"),
      case .object(let list)? = term.base, evaluator.program.type(named: type)?.isReference == true,
      ["UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView"].contains(
        where: evaluator.frameworks.classes(
          above: evaluator.program.foreignAncestors(of: type)
        ).contains)
    else { return nil }
    return Self.makeCell(type, in: list, at: term.place, by: &evaluator)
  }

  private static func configured(_ call: ForeignCall, _ evaluator: inout Evaluator) -> Value? {
    guard let list = call.receiver, case .term(let registration)? = call["using"],
      let item = call["item"], let path = call["for"]
    else { return nil }
    let closure = registration.arguments.last {
      if case .function = $0.value { true } else { false }
    }
    guard let handler = closure?.value else { return nil }
    let type = cellType(of: handler) ?? "UICollectionViewListCell"
    let cell = makeCell(type, in: list, at: call.place, by: &evaluator)
    _ = evaluator.call(
      handler, [cell, path, item].map { CallArgument(value: $0) }, at: call.place)
    return cell
  }

  /// The class of cells that a handler says it is for.
  private static func cellType(of handler: Value) -> String? {
    guard case .function(.closure(let closure)) = handler else { return nil }
    return closure.closure.parameters?.first?.type?.baseName
  }

  private static func appendItems(_ call: ForeignCall, _ evaluator: inout Evaluator) -> Value? {
    guard let snapshot = call.receiver, let items = call[nil]?.listed else { return nil }
    let sections = evaluator.stored("sections", of: snapshot)?.listed ?? []
    var all = evaluator.stored("items", of: snapshot)?.listed ?? []
    let index = call["toSection"].flatMap { sections.firstIndex(of: $0) } ?? all.count - 1
    guard all.indices.contains(index) else { return nil }
    all[index] = .array((all[index].listed ?? []) + items)
    evaluator.write(.array(all), to: "items", of: snapshot)
    return .void
  }
}
