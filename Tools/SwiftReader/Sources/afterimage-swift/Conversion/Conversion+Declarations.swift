import AfterimageSwiftTree
import SwiftSyntax

extension Conversion {
  /// A declaration of the parser's as one of ours.
  func declaration(_ syntax: DeclSyntax) -> Declaration {
    Declaration(
      kind(of: syntax), at: syntax.offset, end: syntax.end,
      attributes: attributes(syntax.asProtocol((any WithAttributesSyntax).self)?.attributes),
      modifiers: modifiers(syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers))
  }

  private func kind(of syntax: DeclSyntax) -> Declaration.Kind {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .importDecl(let module):
      return .import(module.path.map(\.name.text).joined(separator: "."))
    case .structDecl(let group):
      return .type(type(.structure, group.name, group, group))
    case .classDecl(let group):
      return .type(type(.class, group.name, group, group))
    case .actorDecl(let group):
      return .type(type(.actor, group.name, group, group))
    case .enumDecl(let group):
      return .type(type(.enumeration, group.name, group, group))
    case .protocolDecl(let group):
      var declared = type(.protocol, group.name, group, nil)
      // What others say which type it is stands for any, as a generic parameter does.
      declared.parameters = group.memberBlock.members.compactMap {
        $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.identifierText
      }
      return .type(declared)
    case .extensionDecl(let added):
      return .type(
        TypeDeclaration(
          .extension, added.extendedType.trimmedDescription, inherited: inherited(added),
          members: members(added.memberBlock)))
    case .functionDecl(let function):
      return .function(
        self.function(
          function.name.identifierText, function.signature, function.body, function))
    case .initializerDecl(let initializer):
      var function = self.function(
        "init", initializer.signature, initializer.body, initializer)
      function.isFailable = initializer.optionalMark != nil
      return .initializer(function)
    case .deinitializerDecl(let deinitializer): return .deinitializer(deinitializer.body.map(block))
    case .subscriptDecl(let subscripted):
      let function = FunctionDeclaration(
        "subscript", places(subscripted.parameterClause),
        result: type(subscripted.returnClause.type))
      return .subscript(function, accessors(subscripted.accessorBlock))
    case .variableDecl(let variable):
      return .variable(
        VariableDeclaration(
          isConstant: variable.bindingSpecifier.tokenKind == .keyword(.let),
          variable.bindings.map(binding)))
    case .enumCaseDecl(let cases): return .cases(cases.elements.map(enumCase))
    case .typeAliasDecl(let alias): return .alias(alias.name.text, type(alias.initializer.value))
    case .macroExpansionDecl(let macro):
      return .macro(
        macro.macroName.text,
        arguments(macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures))
    case .ifConfigDecl(let conditional):
      return .conditional(branches(conditional, statements: branch))
    default: return .other(syntax.kindName)
    }
  }

  private func type(
    _ sort: TypeDeclaration.Sort, _ name: TokenSyntax, _ group: some DeclGroupSyntax,
    _ generic: (any WithGenericParametersSyntax)?
  ) -> TypeDeclaration {
    TypeDeclaration(
      sort, name.identifierText, parameters: generic.map(generics) ?? [],
      conforming: generic.map(conforming) ?? [], inherited: inherited(group),
      members: members(group.memberBlock))
  }

  private func inherited(_ group: some DeclGroupSyntax) -> [WrittenType] {
    group.inheritanceClause?.inheritedTypes.map { type($0.type) } ?? []
  }

  private func members(_ block: MemberBlockSyntax) -> [Declaration] {
    block.members.map { declaration($0.decl) }
  }

  private func function(
    _ name: String, _ signature: FunctionSignatureSyntax, _ body: CodeBlockSyntax?,
    _ generic: some WithGenericParametersSyntax
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      name, parameters(signature.parameterClause),
      result: (signature.returnClause?.type).map(type), body: body.map(block),
      isAsync: signature.effectSpecifiers?.asyncSpecifier != nil,
      generics: generics(generic), conforming: conforming(generic))
  }

  private func generics(_ declaration: any WithGenericParametersSyntax) -> [String] {
    declaration.genericParameterClause?.parameters.map(\.name.text) ?? []
  }

  /// The generic parameters that have to conform to something, or come from a class.
  private func conforming(_ declaration: any WithGenericParametersSyntax) -> [String] {
    let requirements = declaration.genericWhereClause?.requirements ?? []
    let named = requirements.compactMap { requirement -> String? in
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        excludesFunctions(conformance.rightType)
      else { return nil }
      return conformance.leftType.trimmedDescription
    }
    return (declaration.genericParameterClause?.parameters ?? []).filter { parameter in
      parameter.inheritedType.map(excludesFunctions) == true
        || named.contains(parameter.name.text)
    }.map(\.name.text)
  }

  /// False for what functions are as well: sendable, copied and copyable no more, or anything.
  private func excludesFunctions(_ type: TypeSyntax) -> Bool {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.contains { excludesFunctions($0.type) }
    }
    return type.is(IdentifierTypeSyntax.self) && !Self.ofFunctions.contains(type.trimmedDescription)
      || type.is(MemberTypeSyntax.self)
  }

  /// The protocols that functions conform to.
  private static let ofFunctions: Set = ["Any", "Copyable", "Escapable", "Sendable"]

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { parameter in
      let first = parameter.firstName.identifierText
      return Parameter(
        first == "_" ? nil : first, parameter.secondName?.identifierText ?? first,
        type(parameter.type), defaultValue: (parameter.defaultValue?.value).map(expression),
        isVariadic: parameter.ellipsis != nil, attributes: attributes(parameter.attributes))
    }
  }

  /// The parameters of a subscript, of which those with one name have no label.
  private func places(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    zip(clause.parameters, parameters(clause)).map { syntax, parameter in
      var place = parameter
      if syntax.secondName == nil { place.label = nil }
      return place
    }
  }

  private func binding(_ syntax: PatternBindingSyntax) -> VariableDeclaration.Binding {
    VariableDeclaration.Binding(
      pattern(syntax.pattern), type: (syntax.typeAnnotation?.type).map(type),
      value: (syntax.initializer?.value).map(expression),
      accessors: accessors(syntax.accessorBlock))
  }

  private func accessors(_ syntax: AccessorBlockSyntax?) -> Accessors {
    var accessors = Accessors()
    guard let syntax else { return accessors }
    switch syntax.accessors {
    case .getter(let statements):
      accessors.get = Block(self.statements(statements), at: syntax.offset)
    case .accessors(let list):
      for accessor in list {
        guard let body = accessor.body.map(block) else { continue }
        let observer = Accessors.Observer(name: accessor.parameters?.name.text, body: body)
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get), .keyword(._read): accessors.get = body
        case .keyword(.set), .keyword(._modify): accessors.set = observer
        case .keyword(.willSet): accessors.willSet = observer
        case .keyword(.didSet): accessors.didSet = observer
        default: break
        }
      }
    @unknown default: break
    }
    return accessors
  }

  private func enumCase(_ syntax: EnumCaseElementSyntax) -> EnumCase {
    EnumCase(
      syntax.name.identifierText,
      payload: syntax.parameterClause?.parameters.map { parameter in
        let label = parameter.firstName.map(\.identifierText).flatMap { $0 == "_" ? nil : $0 }
        return Parameter(
          label, label ?? "", type(parameter.type),
          defaultValue: (parameter.defaultValue?.value).map(expression))
      } ?? [], rawValue: (syntax.rawValue?.value).map(expression))
  }

  private func attributes(_ list: AttributeListSyntax?) -> [Attribute] {
    guard let list else { return [] }
    return list.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      let name =
        type(attribute.attributeName).baseName ?? attribute.attributeName.trimmedDescription
      switch attribute.arguments {
      case .argumentList(let arguments): return Attribute(name, arguments.map(argument))
      default: return Attribute(name)
      }
    }
  }

  private func modifiers(_ list: DeclModifierListSyntax?) -> [String] {
    list?.map { modifier in
      modifier.detail.map { "\(modifier.name.text)(\($0.detail.text))" } ?? modifier.name.text
    } ?? []
  }
}
