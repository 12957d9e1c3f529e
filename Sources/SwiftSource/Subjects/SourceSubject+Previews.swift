import AfterimageSwiftEvaluation
import AfterimageSwiftTree

extension SourceSubject {
  /// What shows a view with data: the first preview of its file that makes it; nil where none does.
  static func preview(of type: SourceType, in program: SourceProgram) -> Kind? {
    let own = program.previews.indices.first { number in
      let preview = program.previews[number]
      return preview.place.file == type.place.file && preview.body.body.makes(type.shortName)
    }
    if let own { return .preview(own) }
    let providers = program.types.values.filter { other in
      other.place.file == type.place.file && program.isKind(other.name, of: "PreviewProvider")
        && other.property("previews", isStatic: true)?.accessors.get?.makes(type.shortName) == true
    }
    return providers.min { $0.place < $1.place }.map { .view($0.name) }
  }
}

extension SourceType {
  /// The name as code beside it has it.
  fileprivate var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

extension Block {
  /// True where a value of a type is made in it.
  fileprivate func makes(_ type: String) -> Bool {
    var search = MadeTypes()
    search.walk(self)
    return search.names.contains(type)
  }
}

/// The names of what is called with a capital.
private struct MadeTypes: SourceVisitor {
  var names: Set<String> = []

  mutating func visit(_ expression: Expression) {
    guard case .call(let function, _) = expression.kind else { return }
    switch function.kind {
    case .name(let name, _), .member(_, let name, _): names.insert(name)
    default: break
    }
  }
}
