/// First and last names, from which those of the cases are drawn: the attacker knows the lists.
enum NameLists {
  /// First names.
  static let first = words(
    """
    Ada Adam Adele Agnes Aidan Alan Albert Alice Amanda Amelia Amy Andrea Andrew Angela Anita Ann \
    Anna Anthony Antonio Arthur Barbara Ben Bernard Beth Betty Bill Bob Brenda Brian Bruce Carl \
    Carla Carlos Carmen Carol Caroline Catherine Charles Charlotte Chloe Chris Christine Claire \
    Clara Colin Craig Daisy Daniel David Dawn Dean Deborah Dennis Derek Diana Donald Donna Doris \
    Dorothy Douglas Duncan Edith Edward Eileen Elaine Eleanor Elena Elizabeth Ella Ellen Emily \
    Emma Eric Erica Ernest Esther Ethan Eva Evelyn Fiona Frances Frank Fred Gareth Gary Gavin \
    George Gerald Gina Glen Gloria Gordon Grace Graham Grant Greg Hannah Harold Harry Hazel \
    Heather Helen Henry Holly Howard Hugh Ian Ida Irene Iris Isabel Ivan Jack Jacob James Jane \
    Janet Jason Jean Jeffrey Jennifer Jeremy Jessica Jill Jim Joan Joe John Jonathan Jordan Jose \
    Joseph Joshua Joyce Juan Judith Julia Julian Julie June Justin Karen Karl Kate Kathleen Keith \
    Kelly Kenneth Kevin Kim Kirsty Kyle Laura Lauren Lee Leo Leonard Leslie Lewis Liam Lily Linda \
    Lisa Lois Louis Louise Lucas Lucy Luis Luke Lynn Malcolm Marc Margaret Maria Marie Marion \
    Mark Martha Martin Mary Matthew Maurice Max Megan Melanie Melissa Michael Michelle Miguel \
    Mildred Molly Monica Nancy Naomi Natalie Nathan Neil Nicholas Nicola Nigel Nina Noah Norma \
    Norman Oliver Olivia Oscar Owen Pamela Patricia Patrick Paul Paula Pauline Pedro Peter Philip \
    Phoebe Rachel Ralph Raymond Rebecca Richard Rita Robert Robin Roger Ronald Rosa Rose Ross Roy \
    Russell Ruth Ryan Sally Sam Sandra Sara Scott Sean Sharon Sheila Shirley Simon Sofia Sophie \
    Stella Stephen Steve Stuart Susan Sylvia Teresa Theo Thomas Timothy Tina Tom Tony Tracy Valerie \
    Vera Victor Victoria Vincent Violet Virginia Walter Wanda Wayne Wendy William Yvonne Zoe
    """)

  /// Last names.
  static let last = words(
    """
    Adams Alexander Allen Anderson Andrews Armstrong Arnold Atkinson Austin Bailey Baker Ball Banks \
    Barker Barnes Barrett Barry Bates Becker Bell Bennett Berry Bishop Black Blake Bond Booth Bowen \
    Boyd Bradley Brady Briggs Brooks Brown Bryant Buckley Burgess Burke Burns Burton Butler Byrne \
    Campbell Carpenter Carr Carroll Carson Carter Castillo Castro Chambers Chapman Chavez Chen Clark \
    Clarke Cole Coleman Collins Conway Cook Cooper Cox Craig Crawford Cross Cruz Cunningham Curtis \
    Dalton Daniels Davidson Davies Davis Dawson Day Dean Diaz Dixon Doyle Drake Duncan Dunn Edwards \
    Elliott Ellis Evans Farrell Ferguson Fernandez Fields Fisher Fleming Fletcher Flores Ford Foster \
    Fowler Fox Francis Franklin Fraser Freeman Fuller Garcia Gardner Garner George Gibson Gilbert \
    Gill Glover Gomez Gonzalez Gordon Graham Grant Graves Gray Green Greene Griffin Griffiths Hale \
    Hall Hamilton Hansen Hardy Harper Harris Harrison Hart Harvey Hawkins Hayes Henderson Henry \
    Hernandez Hicks Higgins Hill Hoffman Holland Holmes Holt Hopkins Horton Howard Howell Hudson \
    Hughes Hunt Hunter Hussain Jackson Jacobs James Jenkins Jensen Johnson Johnston Jones Jordan \
    Joseph Kelley Kelly Kennedy Khan King Klein Knight Lambert Lane Larson Lawrence Lawson Lee Lewis \
    Little Lloyd Logan Long Lopez Lovelace Lowe Lynch Lyons Marsh Marshall Martin Martinez Mason \
    Matthews May McCarthy McDonald Mendoza Meyer Miller Mills Mitchell Moore Morales Moreno Morgan \
    Morris Morrison Moss Murphy Murray Myers Nelson Newman Newton Nguyen Nichols Norris Owen Palmer \
    Parker Parsons Patel Patterson Payne Pearce Pearson Perez Perkins Perry Peters Phillips Pierce \
    Porter Potter Powell Price Quinn Ramirez Ramos Ray Reed Reid Reyes Reynolds Rhodes Richards \
    Richardson Riley Rivera Roberts Robertson Robinson Rodriguez Rogers Rose Ross Russell Ryan \
    Sanchez Sanders Saunders Schmidt Schneider Scott Sharp Shaw Simmons Simpson Singh Smith Snyder \
    Soto Spencer Stanley Stephens Stevens Stewart Stone Sullivan Sutton Taylor Thomas Thompson \
    Torres Tucker Turner Vargas Wade Walker Wallace Walsh Walters Ward Warren Watkins Watson Watts \
    Weaver Webb Weber Webster Welch Wells West Wheeler White Williams Willis Wilson Wood Woods Wright \
    Yates Young Zimmerman
    """)

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
