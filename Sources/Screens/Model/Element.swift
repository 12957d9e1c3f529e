/// The kinds of view, each with what only that kind has.
public enum Element: Hashable, Sendable {
  case view
  case label(Label)
  case button(Button)
  case textField(TextField)
  case textView(TextView)
  case cardField(CardField)
  case form(Form)
  case stackView(StackView)
  case imageView(ImageView)
  case scrollView(ScrollView)
  case separator(Separator)
  case visualEffectView(VisualEffectView)
  case webView(WebView)
  case mapView(MapView)
}
