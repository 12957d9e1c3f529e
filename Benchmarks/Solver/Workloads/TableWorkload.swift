import ConstraintSolver

extension Workload {
  /// A table of cells of eight views each; the cells' heights are fixed, or follow the content.
  package static func table(_ cells: Int, sizesItself: Bool = false) -> Workload {
    var work = Workload()
    let content = work.view()
    work.require(content.left == 0, content.top == 0, content.width == 390)
    var last: View?
    for row in 0..<cells {
      let cell = work.view()
      work.require(cell.left.expression == content.left, cell.width.expression == content.width)
      if sizesItself {
        work.require(last.map { cell.top == $0.bottom } ?? (cell.top.expression == content.top))
      } else {
        work.require(cell.top == content.top + Double(112 * row), cell.height == 112)
      }
      work.fill(cell, row: row, sizesItself: sizesItself)
      last = cell
    }
    if let last { work.require(content.bottom == last.bottom) }
    return work
  }

  private mutating func fill(_ cell: View, row: Int, sizesItself: Bool) {
    let views = (0..<8).map { _ in view() }
    let (icon, title, subtitle, time) = (views[0], views[1], views[2], views[3])
    let (badge, chevron, separator, button) = (views[4], views[5], views[6], views[7])
    require(
      icon.left == cell.left + 16, icon.top == cell.top + 12, icon.width == 40,
      icon.height == 40, title.left == icon.right + 12, title.top == cell.top + 10,
      chevron.right == cell.right - 16, chevron.middle == cell.middle, chevron.width == 12,
      chevron.height == 20, time.right == chevron.left - 6, time.top == title.top + 2)
    require(
      time.left >= title.right + 8, subtitle.left.expression == title.left,
      subtitle.top == title.bottom + 4, badge.right == time.right, badge.top == time.bottom + 6,
      badge.left >= subtitle.right + 8, badge.width >= badge.height, badge.height == 20,
      button.left.expression == title.left, button.top == subtitle.bottom + 6)
    require(
      button.right <= cell.right - 16, separator.left.expression == title.left,
      separator.right == cell.right, separator.bottom == cell.bottom, separator.height == 1)
    if sizesItself {
      require(cell.bottom >= button.bottom + 10, cell.bottom >= icon.bottom + 12)
      wish(50, cell.height == 0)
    }
    size(title.width, Double(120 + 53 * row % 180), 250, 750)
    size(title.height, 20, 250, 750)
    size(subtitle.width, Double(160 + 71 * row % 140), 250, 750)
    size(subtitle.height, 18, 250, 750)
    size(time.width, Double(40 + 13 * row % 30), 251, 751)
    size(time.height, 16, 251, 751)
    size(badge.width, Double(14 + 7 * row % 20), 251, 751)
    size(button.width, 80, 250, 750)
    size(button.height, 30, 250, 750)
  }
}
