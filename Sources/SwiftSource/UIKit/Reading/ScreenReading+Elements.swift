import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// The kinds of view by their classes.
extension ScreenReading {
  /// What a view is, by the nearest of its classes that is known.
  mutating func element(of id: ObjectID) -> Element {
    for name in evaluator.classes(of: id) {
      if let element = element(name, of: id) { return element }
    }
    return .view
  }

  private mutating func element(_ type: String, of id: ObjectID) -> Element? {
    switch type {
    case "UILabel": .label(label(id))
    case "UIButton": .button(button(id))
    case "UITextField", "UISearchTextField": .textField(textField(id))
    case "UITextView": .textView(textView(id))
    case "UIImageView": .imageView(imageView(id))
    case "UIStackView": .stackView(stackView(id))
    case "UITableView": .tableView(tableView(id))
    case "UICollectionView": .collectionView(collectionView(id))
    case "UIScrollView": .scrollView(scrollView(id))
    case "UIVisualEffectView": .visualEffectView(effectView(id))
    case "UITableViewCell": .tableViewCell(cell(id))
    case "UISearchBar": .searchBar(searchBar(id))
    case "UINavigationBar": .navigationBar(standaloneBar(id))
    case "UIToolbar": .toolbar(Toolbar(barItems(value("items", of: id))))
    case "UITabBar": .tabBar(tabBar(id, selected: nil))
    case "WKWebView": .webView(WebView())
    case "MKMapView": .mapView(MapView())
    default: control(type, of: id)
    }
  }

  private mutating func stackView(_ id: ObjectID) -> StackView {
    var stack = StackView(constant("axis", of: id) ?? .horizontal)
    stack.distribution = constant("distribution", of: id) ?? .fill
    stack.alignment = constant("alignment", of: id) ?? .fill
    stack.spacing = number("spacing", of: id) ?? 0
    stack.isLayoutMarginsRelativeArrangement =
      flag("isLayoutMarginsRelativeArrangement", of: id) ?? false
    stack.isBaselineRelativeArrangement = flag("isBaselineRelativeArrangement", of: id) ?? false
    return stack
  }

  private func scrollView(_ id: ObjectID) -> ScrollView {
    var scroll = ScrollView()
    scroll.contentInsetAdjustmentBehavior =
      constant("contentInsetAdjustmentBehavior", of: id) ?? .automatic
    if let offset = value("contentOffset", of: id).flatMap(Geometry.point) {
      scroll.contentOffset = offset
    }
    return scroll
  }

  private mutating func imageView(_ id: ObjectID) -> ImageView {
    var view = ImageView()
    view.image = image("image", of: id)
    view.contentMode = constant("contentMode", of: id) ?? .scaleToFill
    if let configuration = value("preferredSymbolConfiguration", of: id) {
      configure(&view.image, configuration)
    }
    return view
  }

  private mutating func effectView(_ id: ObjectID) -> VisualEffectView {
    guard let effect = value("effect", of: id), effect != .nothing else {
      return VisualEffectView()
    }
    var style: String?
    if case .object(let blur) = effect {
      style = evaluator.stored("style", of: blur)?.constantName
      if let inner = evaluator.object(blur).arguments.first(where: { $0.label == "blurEffect" }),
        case .object(let base) = inner.value
      {
        style = evaluator.stored("style", of: base)?.constantName
      }
    }
    guard let style, let known = BlurStyle.all.first(where: { $0.name == style }) else {
      remark(.unknownValue("effect"), at: evaluator.object(id).place)
      return VisualEffectView()
    }
    return VisualEffectView(known)
  }

  private mutating func searchBar(_ id: ObjectID) -> SearchBar {
    var bar = SearchBar(text("text", of: id) ?? "", placeholder: text("placeholder", of: id) ?? "")
    bar.showsCancelButton = flag("showsCancelButton", of: id) ?? false
    bar.scopeButtonTitles = (value("scopeButtonTitles", of: id)?.listed ?? []).compactMap {
      text($0, named: "scope")
    }
    return bar
  }

  private mutating func standaloneBar(_ id: ObjectID) -> NavigationBar {
    var item = evaluator.stored("topItem", of: id)?.asObject
    if let items = value("items", of: id)?.listed, let last = items.last?.asObject { item = last }
    guard let item else { return NavigationBar() }
    return navigationBar(of: item)
  }
}
