import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

extension ViewReader {
  /// A label of texts that were put together.
  mutating func label(of term: Term) -> View {
    var label = Label("")
    let hasDigits = environment.hasMonospacedDigits
    let runs = runs(of: term).map { run in
      var run = run
      run.hasMonospacedDigits = run.hasMonospacedDigits || hasDigits
      return run
    }
    let written = runs.filter { !$0.text.isEmpty }
    label.attributedText = AttributedText(written.isEmpty ? runs : written)
    label.font = environment.resolvedFont
    // The room between lines is that of the texts' own fonts.
    if let own = written.first?.font, written.allSatisfy({ $0.font != nil }) { label.font = own }
    label.textColor = environment.foreground ?? .system(.label)
    label.textAlignment = environment.alignment
    label.numberOfLines = environment.lineLimit ?? 0
    label.lineBreakMode = environment.truncation
    label.lineSpacing = environment.lineSpacing
    if environment.minimumScaleFactor < 1 {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = environment.minimumScaleFactor
    }
    return redacted(marked(View(.label(label))))
  }

  /// Marks a view as the views around it ask for.
  func marked(_ view: View) -> View {
    guard environment.isPrivacySensitive else { return view }
    var view = view
    view.isSensitive = true
    view.isPrivacySensitive = true
    return view
  }

  /// The runs of a text, its modifiers applied.
  mutating func runs(of term: Term) -> [AttributedText.Run] {
    if term.isInterpolation || term.form == .operation && term.name == "+" {
      return term.arguments.flatMap { argument -> [AttributedText.Run] in
        if case .term(let inner) = argument.value { return runs(of: inner) }
        return [AttributedText.Run(cased(text(of: argument.value, at: term.place)))]
      }
    }
    if term.form == .call, term.base == nil {
      if let attributed = term.arguments.first?.value.attributedRuns {
        return attributed.map { run($0.text, $0.attributes) }
      }
      let text = textOfCall(term)
      if text.contains("**") || text.contains("](") {
        remark("Markdown in a text, if it is written in place", at: term.place)
      }
      return [AttributedText.Run(cased(text))]
    }
    guard term.form == .call, case .term(let base)? = term.base else {
      return [AttributedText.Run(cased(text(of: .term(term), at: term.place)))]
    }
    let style = environment.resolvedFont
    let term = resolved(term)
    tellUnknownValues(of: term)
    if ["kerning", "tracking", "baselineOffset"].contains(term.name), !changesNothing(term) {
      remark("the modifier \(term.name)", at: term.place)
    }
    return runs(of: base).map { run in
      var run = run
      switch term.name {
      case "bold": run.weight = .bold
      case "italic": run.font = (run.font ?? style).slanted
      case "fontWeight": run.weight = weight(term.arguments.first?.value)
      case "font":
        run.font = font(term.arguments.first?.value) ?? run.font
        if hasMonospacedDigits(term.arguments.first?.value) { run.hasMonospacedDigits = true }
      case "monospacedDigit": run.hasMonospacedDigits = true
      case "foregroundColor", "foregroundStyle":
        run.color = color(term.arguments.first?.value) ?? run.color
      case "underline": run.isUnderlined = true
      case "strikethrough": run.isStruckThrough = true
      case "monospaced": run.font = monospaced(run.font ?? style)
      case "fontDesign" where constant(term.arguments.first?.value) == "monospaced":
        run.font = monospaced(run.font ?? style)
      default: break
      }
      return run
    }
  }

  /// A run with the attributes that SwiftUI shows.
  private mutating func run(_ text: String, _ attributes: Term) -> AttributedText.Run {
    var run = AttributedText.Run(cased(text))
    let own = attributes.attribute("font").map { evaluator.resolving($0, amongTypes: ["Font"]) }
    run.font = font(own)
    run.hasMonospacedDigits = hasMonospacedDigits(own)
    run.color = color(attributes.attribute("foregroundColor"))
    run.isUnderlined = attributes.attribute("underlineStyle") != nil
    run.isStruckThrough = attributes.attribute("strikethroughStyle") != nil
    if attributes.attribute("link") != nil {
      run.color = run.color ?? environment.tint ?? .system(.systemBlue)
    }
    return run
  }

  private func cased(_ text: String) -> String {
    switch environment.textCase {
    case .asWritten: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }

  private mutating func textOfCall(_ term: Term) -> String {
    let first = term.arguments.first { $0.label != "format" && $0.label != "style" }
    guard let value = first?.value else { return "" }
    if case .term(let inner) = value, inner.isInterpolation {
      return runs(of: inner).map(\.text).joined()
    }
    if let format = term["format"], let shown = formatted(value, by: format) { return shown }
    if first?.label == "timerInterval" { return "0:00" }
    return text(of: value, at: term.place)
  }

  /// The text that a value is shown as; of one that is not known a sample by its name.
  mutating func text(of value: Value, at place: CodePlace) -> String {
    if let known = evaluator.description(of: value) { return resources.text(known) ?? known }
    switch value {
    case .term(let term): return text(ofTerm: term)
    case .choice(let condition, let then, let otherwise):
      remark("which of two texts is shown, by \(condition.written.prefix(80))", at: place)
      return then == .nothing ? text(of: otherwise, at: place) : text(of: then, at: place)
    case .unknown(let unknown):
      remark("a text that is a sample: \(unknown.reason.written)", at: unknown.place)
      return Self.sample(of: unknown)
    case .enumeration(let value): return value.name
    default: return ""
    }
  }

  /// The text that a term is shown as.
  mutating func text(ofTerm term: Term) -> String {
    switch (term.form, term.name) {
    case (.operation, Term.interpolation):
      return term.arguments.map { text(of: $0.value, at: term.place) }.joined()
    case (.call, "format"):
      if let base = term.base, let known = evaluator.description(of: base) { return known }
    case (.call, "formatted"):
      if let base = term.base,
        let shown = formatted(base, by: term.arguments.first?.value ?? .nothing)
      {
        return shown
      }
    case (.call, "String") where term["format"]?.text != nil:
      remark("a text that is a sample: \(term.written.prefix(80))", at: term.place)
      return "0"
    case (.call, "String"), (.call, "LocalizedStringKey"), (.call, "LocalizedStringResource"),
      (.call, "Text"), (.call, "NSLocalizedString"), (.call, "AttributedString"),
      (.call, ".init"), (.call, "LocalizedStringKey.init"), (.call, "String.LocalizationValue"):
      if let value = term["localized"] ?? term["defaultValue"] ?? term.arguments.first?.value {
        return text(of: value, at: term.place)
      }
    case (.call, "Image"):
      remark("a picture within a text", at: term.place)
      return ""
    case (.call, "Date"), (.member, "now"): return "1 Jan 2026"
    default: break
    }
    remark("a text that is a sample: \(term.written.prefix(80))", at: term.place)
    return Self.sample(named: term.name)
  }

  /// A number or a date in a format of Foundation's; nil where it is not known.
  func formatted(_ value: Value, by format: Value) -> String? {
    guard let number = value.number else {
      return value.asTerm?.name == "Date" ? "1 Jan 2026" : nil
    }
    let written = format.written
    if written.contains("percent") {
      return Formatting.grouped(number * 100, digits: 0) + "%"
    }
    if written.contains("currency") {
      let code = format.asTerm?["code"]?.text ?? "USD"
      let symbols = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CHF": "CHF "]
      let digits = code == "JPY" ? 0 : 2
      return (number < 0 ? "-" : "") + (symbols[code] ?? code + " ")
        + Formatting.grouped(number.magnitude, digits: digits)
    }
    return Formatting.grouped(number, digits: number == number.rounded() ? 0 : 2)
  }

  private static func sample(of unknown: Unknown) -> String {
    switch unknown.reason {
    case .foreign(let name), .input(let name), .undeclared(let name), .unsupported(let name):
      sample(named: name)
    case .tooManySteps, .tooDeep: "Text"
    }
  }

  /// A name in words, as a sample of what it holds.
  static func sample(named name: String) -> String {
    var words = ""
    for character in name where character.isLetter || character.isNumber {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += words.isEmpty ? character.uppercased() : character.lowercased()
    }
    return words.isEmpty ? "Text" : words
  }
}
