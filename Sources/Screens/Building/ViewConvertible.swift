/// A view, or a kind of view such as a label, wherever a view is asked for.
public protocol ViewConvertible {
  /// The view that this is the content of, everything else as UIKit has it by default.
  var view: View { get }
}

extension View: ViewConvertible {
  /// The view itself.
  public var view: View { self }
}

extension Label: ViewConvertible {
  /// A view that shows the label.
  public var view: View { View(.label(self)) }
}

extension Button: ViewConvertible {
  /// A view that shows the button.
  public var view: View { View(.button(self)) }
}

extension TextField: ViewConvertible {
  /// A view that shows the field.
  public var view: View { View(.textField(self)) }
}

extension TextView: ViewConvertible {
  /// A view that shows the text.
  public var view: View { View(.textView(self)) }
}

extension CardField: ViewConvertible {
  /// A view that shows the field.
  public var view: View { View(.cardField(self)) }
}

extension Form: ViewConvertible {
  /// A view that shows the form.
  public var view: View { View(.form(self)) }
}

extension StackView: ViewConvertible {
  /// A view that is the stack, nothing in it yet.
  public var view: View { View(.stackView(self)) }
}

extension Arrangement: ViewConvertible {
  /// A view that arranges its subviews, nothing in it yet.
  public var view: View { View(.arrangement(self)) }
}

extension ShapeView: ViewConvertible {
  /// A view that shows the figure.
  public var view: View { View(.shape(self)) }
}

extension ImageView: ViewConvertible {
  /// A view that shows the picture.
  public var view: View { View(.imageView(self)) }
}

extension ScrollView: ViewConvertible {
  /// A view that scrolls, nothing in it yet.
  public var view: View { View(.scrollView(self)) }
}

extension VisualEffectView: ViewConvertible {
  /// A view that shows the blur, nothing in it yet.
  public var view: View { View(.visualEffectView(self)) }
}

extension WebView: ViewConvertible {
  /// A view that shows the placeholder.
  public var view: View { View(.webView(self)) }
}

extension MapView: ViewConvertible {
  /// A view that shows the placeholder.
  public var view: View { View(.mapView(self)) }
}

extension Separator: ViewConvertible {
  /// A view that shows the line.
  public var view: View { View(.separator(self)) }
}

extension Switch: ViewConvertible {
  /// A view that shows the control.
  public var view: View { View(.switch(self)) }
}

extension Slider: ViewConvertible {
  /// A view that shows the control.
  public var view: View { View(.slider(self)) }
}

extension Stepper: ViewConvertible {
  /// A view that shows the control.
  public var view: View { View(.stepper(self)) }
}

extension SegmentedControl: ViewConvertible {
  /// A view that shows the control.
  public var view: View { View(.segmentedControl(self)) }
}

extension ProgressView: ViewConvertible {
  /// A view that shows the bar.
  public var view: View { View(.progressView(self)) }
}

extension ActivityIndicator: ViewConvertible {
  /// A view that shows the wheel.
  public var view: View { View(.activityIndicator(self)) }
}

extension PageControl: ViewConvertible {
  /// A view that shows the dots.
  public var view: View { View(.pageControl(self)) }
}

extension Picker: ViewConvertible {
  /// A view that shows the wheels.
  public var view: View { View(.picker(self)) }
}

extension DatePicker: ViewConvertible {
  /// A view that shows the date.
  public var view: View { View(.datePicker(self)) }
}

extension TableView: ViewConvertible {
  /// A view that shows the table.
  public var view: View { View(.tableView(self)) }
}

extension TableViewCell: ViewConvertible {
  /// A view that shows the row.
  public var view: View { View(.tableViewCell(self)) }
}

extension CollectionView: ViewConvertible {
  /// A view that shows the collection.
  public var view: View { View(.collectionView(self)) }
}

extension SearchBar: ViewConvertible {
  /// A view that shows the bar.
  public var view: View { View(.searchBar(self)) }
}
