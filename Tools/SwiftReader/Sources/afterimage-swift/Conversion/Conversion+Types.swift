import AfterimageSwiftTree
import SwiftSyntax

extension Conversion {
  /// A type of the parser's as one of ours.
  func type(_ syntax: TypeSyntax) -> WrittenType {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let name):
      return .name(
        name.name.identifierText, name.genericArgumentClause?.arguments.map(genericArgument) ?? [])
    case .memberType(let member):
      return .member(
        type(member.baseType), member.name.identifierText,
        member.genericArgumentClause?.arguments.map(genericArgument) ?? [])
    case .optionalType(let optional): return .optional(type(optional.wrappedType))
    case .implicitlyUnwrappedOptionalType(let optional):
      return .unwrapped(type(optional.wrappedType))
    case .arrayType(let array): return .array(type(array.element))
    case .dictionaryType(let dictionary):
      return .dictionary(type(dictionary.key), type(dictionary.value))
    case .tupleType(let tuple):
      let elements = tuple.elements.map(element)
      if elements.count == 1, elements[0].label == nil { return elements[0].type }
      return .tuple(elements)
    case .functionType(let function):
      return .function(function.parameters.map(element), type(function.returnClause.type))
    case .someOrAnyType(let opaque):
      let inner = type(opaque.constraint)
      return opaque.someOrAnySpecifier.tokenKind == .keyword(.some) ? .some(inner) : .any(inner)
    case .compositionType(let composition):
      return .composition(composition.elements.map { type($0.type) })
    case .metatypeType(let metatype): return .metatype(type(metatype.baseType))
    case .attributedType(let attributed): return type(attributed.baseType)
    case .suppressedType(let suppressed): return .other("~" + suppressed.type.trimmedDescription)
    default: return .other(syntax.trimmedDescription)
    }
  }

  private func element(_ syntax: TupleTypeElementSyntax) -> TypeElement {
    TypeElement(syntax.firstName?.text, type(syntax.type))
  }
}
