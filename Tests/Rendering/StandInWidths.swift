import AfterimageGraphics
import Testing

/// Advances of faces of Apple's families, in thousandths of an em, for the characters from the space to the tilde.
///
/// Sources: Adobe's metrics of the fourteen fonts of PostScript, which Arial, Times New Roman and Courier New share; for Helvetica Neue the widths that PDF documents list for the faces that they embed.
enum StandInWidths {
  /// The advances of a face, and what stands in for it.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var typeface: Typeface.Bundled
    var weight = Font.Weight.regular
    var isItalic = false
    var widths: String

    /// Each character with its advance, in thousandths of an em.
    var advances: [(character: String, width: Double)] {
      let numbers = widths.split(separator: " ").compactMap { Double($0) }
      return zip(0x20..<0x7F as Range<UInt8>, numbers).map {
        (String(UnicodeScalar($0)), $1)
      }
    }
  }

  /// Each face whose advances are known.
  static let rows = [
    Row(
      testDescription: "Helvetica", typeface: .sans,
      widths:
        "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584"
    ),
    Row(
      testDescription: "Helvetica Bold", typeface: .sans, weight: .bold,
      widths:
        "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584"
    ),
    Row(
      testDescription: "Times", typeface: .serif,
      widths:
        "250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541"
    ),
    Row(
      testDescription: "Times Bold", typeface: .serif, weight: .bold,
      widths:
        "250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520"
    ),
    Row(
      testDescription: "Times Italic", typeface: .serif, isItalic: true,
      widths:
        "250 333 420 500 500 833 778 214 333 333 500 675 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 675 675 675 500 920 611 611 667 722 611 611 722 722 333 444 667 556 833 667 722 611 722 611 500 556 722 611 833 611 556 556 389 278 389 422 500 333 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 389 389 278 500 444 667 444 444 389 400 275 400 541"
    ),
    Row(
      testDescription: "Helvetica Neue", typeface: .neue,
      widths:
        "278 259 426 556 556 1000 630 278 259 259 352 600 278 389 278 333 556 556 556 556 556 556 556 556 556 556 278 278 600 600 600 556 800 648 685 722 704 611 574 759 722 259 519 667 556 871 722 760 648 760 685 648 574 722 611 926 611 648 611 259 333 259 600 500 222 537 593 537 593 537 296 574 556 222 222 519 222 853 556 574 593 593 333 500 315 556 500 758 518 500 480 333 222 333 600"
    ),
    Row(
      testDescription: "Helvetica Neue Medium", typeface: .neue, weight: .medium,
      widths:
        "278 278 444 556 556 1000 648 278 278 278 370 600 278 389 278 352 556 556 556 556 556 556 556 556 556 556 278 278 600 600 600 556 800 667 704 722 722 630 593 759 722 278 537 685 574 889 722 760 667 760 704 648 593 722 611 944 648 648 630 296 352 296 600 500 241 556 611 556 611 556 315 593 574 241 241 537 241 870 574 593 611 611 352 519 333 574 519 778 537 519 500 296 222 296 600"
    ),
    Row(
      testDescription: "Helvetica Neue Bold", typeface: .neue, weight: .bold,
      widths:
        "278 278 463 556 556 1000 685 278 296 296 407 600 278 407 278 371 556 556 556 556 556 556 556 556 556 556 278 278 600 600 600 556 800 685 704 741 741 648 593 759 741 295 556 722 593 907 741 778 667 778 722 649 611 741 630 944 667 667 648 333 371 333 600 500 259 574 611 574 611 574 333 611 593 258 278 574 258 906 593 611 611 611 389 537 352 593 520 814 537 519 519 333 223 333 600"
    ),
    Row(
      testDescription: "Courier", typeface: .typewriter,
      widths: String(repeating: "600 ", count: 95)),
    Row(
      testDescription: "Courier Bold Oblique", typeface: .typewriter, weight: .bold, isItalic: true,
      widths: String(repeating: "600 ", count: 95)),
    Row(
      testDescription: "Menlo", typeface: .console,
      widths: String(repeating: "602 ", count: 95)),
  ]

  /// Labels in Helvetica Neue of several projects as wide as Interface Builder stored them, in points, with the pixels in a point.
  static let labels:
    [(text: String, weight: Font.Weight, size: Double, width: Double, scale: Double)] = [
      ("Local Name:", .medium, 12, 69 + 2.0 / 3, 3),
      ("Manufacturer:", .medium, 12, 77 + 2.0 / 3, 3),
      ("TX Power Level:", .medium, 12, 89 + 2.0 / 3, 3), ("Connectable:", .medium, 12, 74, 3),
      ("Welcome, <name>", .bold, 17, 149.5, 2), ("Master terminada en 1234", .regular, 16, 188, 1),
      ("Número de tarjeta", .regular, 15, 121, 1), ("Tarjeta de Crédito", .regular, 17, 135, 1),
      ("YOUR PREFERENCES", .light, 21, 208, 2),
      ("Kioskos y otras sucursales", .regular, 16, 191, 1),
      ("12 de $89", .regular, 24, 108, 1), ("Se acreditará en 7 días", .regular, 14, 144, 1),
    ]
}
