package import AfterimageScreens
package import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Something in source that can be shown as a screen.
package struct SourceSubject: Hashable, Sendable {
  /// The name by which it is asked for, behind the file's and `#`.
  package var name: String
  /// What it is.
  package var kind: Kind

  /// The kinds of what can be shown.
  package enum Kind: Hashable, Sendable {
    /// A `#Preview`, by its place in the program's list.
    case preview(Int)
    /// A view of SwiftUI or a `PreviewProvider`, by its type.
    case view(String)
    /// A view or a controller of UIKit, by its class.
    case object(String)
  }

  /// What of a file can be shown, in its order: its previews, or else its views, or else its controllers.
  ///
  /// - Parameter file: the place of the file among the program's.
  package static func all(in file: Int, of program: SourceProgram) -> [SourceSubject] {
    let previews = self.previews(in: file, of: program)
    let types = program.types.values.filter { $0.place.file == file }
      .sorted { $0.place < $1.place }
    let providers = types.filter { program.isKind($0.name, of: "PreviewProvider") }
    if !previews.isEmpty || !providers.isEmpty {
      return previews + providers.map { SourceSubject(name: $0.name, kind: .view($0.name)) }
    }
    let views = types.filter { $0.sort == .structure && program.isKind($0.name, of: "View") }
    if !views.isEmpty { return views.map { SourceSubject(name: $0.name, kind: .view($0.name)) } }
    return types.filter { isController($0, in: program) }
      .map { SourceSubject(name: $0.name, kind: .object($0.name)) }
  }

  /// What a name means in a file: a preview of the file's, or a type of the program's; nil where it means nothing that can be shown.
  package init?(named name: String, in file: Int, of program: SourceProgram) {
    if let preview = Self.previews(in: file, of: program).first(where: { $0.name == name }) {
      self = preview
      return
    }
    guard let type = program.type(named: name) else { return nil }
    if type.sort == .structure,
      program.isKind(type.name, of: "View") || program.isKind(type.name, of: "PreviewProvider")
    {
      self.init(name: type.name, kind: .view(type.name))
    } else if type.isReference {
      self.init(name: type.name, kind: .object(type.name))
    } else {
      return nil
    }
  }

  private init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  private static func previews(in file: Int, of program: SourceProgram) -> [SourceSubject] {
    var count = 0
    var subjects: [SourceSubject] = []
    for (number, preview) in program.previews.enumerated() where preview.place.file == file {
      count += 1
      let own = preview.name?.nameLike ?? ""
      let name = own.isEmpty || subjects.contains { $0.name == own } ? "preview-\(count)" : own
      subjects.append(SourceSubject(name: name, kind: .preview(number)))
    }
    return subjects
  }

  private static func isController(_ type: SourceType, in program: SourceProgram) -> Bool {
    type.isReference
      && Frameworks().classes(above: program.foreignAncestors(of: type.name))
        .contains("UIViewController")
  }
}

extension SourceSubject {
  /// The screen of the subject.
  ///
  /// - Parameters:
  ///   - traits: the circumstances that code may ask for.
  ///   - resources: what the app has in its catalogues.
  ///   - layOut: lays a screen of UIKit out, for code that asks for sizes.
  ///   - measure: lays a screen of SwiftUI out, for views that ask how much room they have.
  package func screen(
    in program: SourceProgram, _ traits: Traits, resources: SourceResources = .none,
    layOut: @escaping ScreenReader.LayOut = { _ in nil },
    measure: @escaping SourceScreen.Measure = { _ in nil }
  ) -> SourceScreen {
    let reader = ScreenReader(program, in: traits, resources: resources, layOut: layOut)
    let name = self.name.nameLike.isEmpty ? "screen" : self.name.nameLike
    switch shownKind(in: program) {
    case .object(let type): return reader.screen(of: .type(type))
    case .preview(let number):
      var evaluator = Evaluator(program, frameworks: .firstLook(in: traits, resources))
      let value = evaluator.preview(program.previews[number])
      if case .object = value { return reader.screen(of: .preview(number)) }
      return SourceScreen(
        showing: value, named: name, evaluator, resources, in: traits, measure: measure)
    case .view(let type):
      var evaluator = Evaluator(program, frameworks: .firstLook(in: traits, resources))
      guard let declared = program.type(named: type) else {
        return SourceScreen(screen: nil, coverage: .none, remarks: [])
      }
      let value =
        program.isKind(declared.name, of: "PreviewProvider")
        ? evaluator.readStatic("previews", of: declared.name, at: declared.place)
        : evaluator.instance(of: declared)
      return SourceScreen(
        showing: value, named: name, evaluator, resources, in: traits, measure: measure)
    }
  }

  /// What is shown: of a view a preview of its file that makes it, whose data are then its own.
  private func shownKind(in program: SourceProgram) -> Kind {
    guard case .view(let name) = kind, let type = program.type(named: name),
      !program.isKind(name, of: "PreviewProvider")
    else { return kind }
    return Self.preview(of: type, in: program) ?? kind
  }
}
