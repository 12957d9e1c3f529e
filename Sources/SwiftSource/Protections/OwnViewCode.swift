import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The code of a program that makes views of SwiftUI, by the names that other code asks for it with.
struct OwnViewCode {
  /// What is run for a view, a property or a function that makes views.
  private(set) var blocks: [String: [Block]] = [:]
  /// The views that are not made of others of SwiftUI: those of UIKit may show anything.
  private(set) var opaque: Set<String> = []
  /// The texts that are kept by types and stand in the source, each with the name of its type.
  private(set) var constants: Set<String> = []

  /// Looks through the types and functions of a program.
  init(_ program: SourceProgram) {
    for type in program.types.values.sorted(by: { $0.place < $1.place }) { add(type) }
    for function in program.functions.values.joined() { add(function) }
  }

  private mutating func add(_ type: SourceType) {
    let name = type.name.lastPart
    if let body = type.property("body", isStatic: false)?.accessors.get {
      blocks[name, default: []].append(body)
    } else if type.functions.keys.contains(where: Self.making.contains) {
      opaque.insert(name)
    }
    for property in type.properties.values where property.name != "body" {
      if property.isStatic, property.isConstant, property.value?.isText == true {
        constants.insert("\(name).\(property.name)")
      }
      guard property.type?.isOfView == true, let body = property.accessors.get else { continue }
      blocks[property.name, default: []].append(body)
    }
    for function in type.functions.values.joined() { add(function) }
  }

  private mutating func add(_ function: SourceFunction) {
    let declaration = function.declaration
    guard declaration.result?.isOfView == true, declaration.name != "body",
      let body = declaration.body
    else { return }
    blocks[declaration.name, default: []].append(body)
  }

  private static let making = ["makeUIView", "makeUIViewController"]
}

extension WrittenType {
  /// True for what is a view, or what a bar is made of.
  fileprivate var isOfView: Bool {
    if case .some(let type) = self { return type.isOfView }
    return ["View", "AnyView", "Text", "ToolbarContent", "Image", "Label"].contains(baseName)
  }
}

extension Expression {
  /// True for a text without gaps, looked up or not.
  fileprivate var isText: Bool {
    switch kind {
    case .string(let pieces): pieces.allSatisfy { if case .text = $0 { true } else { false } }
    case .call(let callee, let arguments):
      callee.calledName == "NSLocalizedString" && arguments.allSatisfy(\.value.isText)
    default: false
    }
  }
}
