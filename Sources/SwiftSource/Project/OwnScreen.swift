import AfterimageLifecycle
import AfterimageMasking
package import AfterimageScreens
import AfterimageSwiftEvaluation

/// The only controller of an app, where the app's protections change views of it: of any other screen they could hide nothing.
package struct OwnScreen: Sendable {
  /// The class of the controller.
  package let controller: String
  /// The views that rules name.
  package let views: Set<String>
  /// Where its screen may stand: in a document, or else in the file of the class.
  package let places: [String]

  /// Takes over what the code tells of a screen; nil where no rule names a view, or where others are given data to show.
  init?(
    _ screen: OnlyScreen?, _ protections: [Protection], in project: SourceProject,
    _ program: SourceProgram
  ) {
    let views = Set(
      protections.flatMap(\.rules).flatMap(\.actions).flatMap(\.flattened).flatMap(\.emptiedViews))
    guard let screen, !views.isEmpty, screen.told.isSubset(of: views) else { return nil }
    let controller = screen.controller
    self.controller = controller.name
    self.views = views
    let documents = screen.addsViews ? [] : Set(project.documents.values).sorted()
    places = (documents + [program.line(of: controller.place).path]).map {
      "\($0)#\(controller.name.lastPart)"
    }
  }
}

extension Action {
  /// The ids of the views that the action hides or empties.
  var emptiedViews: [String] {
    switch self {
    case .hide(let ids): ids
    case .setText(let texts): texts.map(\.id)
    case .setSecureTextEntry(let entries): entries.filter(\.isSecure).map(\.id)
    case .show, .mask, .unmask, .endEditing, .restoreText, .resignFirstResponder, .cover, .uncover,
      .capture, .content, .secureWindow, .ignoreSnapshot, .stopPictureInPicture, .cancel, .set,
      .commit, .runLoop, .async, .after, .when:
      []
    }
  }
}

extension Screen {
  /// The screen of a controller as it may be when the app is left; nil for one of which it is not known what it shows, as for one with rows.
  ///
  /// What rules name is shown, and has something to tell, as have fields and pictures; all texts but those of buttons are secrets.
  ///
  /// - Parameter ids: the views that rules name.
  package func filled(naming ids: Set<String>) -> Screen? {
    var isPlain = missingParts.isEmpty
    let filled = mapViews { view, _, _ in
      isPlain = isPlain && view.isPlain
      let isNamed = view.id.map(ids.contains) == true
      var copy = view
      if isNamed { copy.isHidden = false }
      if view.text?.isEmpty == true, isNamed || view.isField {
        copy = copy.withText("12 St James's Square")
      }
      if copy.text?.isEmpty == false && !view.isButton || view.isPicture { copy.isSensitive = true }
      return copy == view ? nil : copy
    }
    return isPlain && filled.secretViews > 0 ? filled : nil
  }
}

extension View {
  /// True for a view that shows nothing but a text, a picture or a state of its own.
  fileprivate var isPlain: Bool {
    switch element {
    case .view, .label, .button, .textField, .textView, .stackView, .shape, .imageView,
      .scrollView, .separator, .switch, .slider, .stepper, .segmentedControl, .progressView,
      .activityIndicator, .pageControl, .visualEffectView, .navigationBar:
      true
    case .cardField, .form, .arrangement, .picker, .datePicker, .tableView, .tableViewCell,
      .collectionView, .searchBar, .tabBar, .toolbar, .webView, .mapView:
      false
    }
  }

  /// True for a text that the user writes.
  fileprivate var isField: Bool { [.textField, .textView].contains(element.kind) }

  fileprivate var isButton: Bool { element.kind == .button }
  fileprivate var isPicture: Bool { element.kind == .imageView }
}
