/// The kinds of view, each with what only that kind has.
public enum Element: Hashable, Sendable {
  case view
  case label(Label)
  case button(Button)
  case textField(TextField)
  case cardField(CardField)
  case form(Form)
  case stackView(StackView)
  case imageView(ImageView)
  case scrollView(ScrollView)
  case separator(Separator)
  case navigationBar(NavigationBar)
  case tabBar(TabBar)
  case toolbar(Toolbar)
}
