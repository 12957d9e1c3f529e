/// How many bits it takes to tell that a letter follows another in names and words, made by `Scripts/make-letter-pairs`.
enum LetterPairs {
  /// A row for each letter and one for the beginning of a word; in it half bits in base 36 for each letter that follows, and for the end of the word.
  static let halfBits = """
    pb99ieaf9kd696ibp587bbbfbe8
    6bll5lll8el6gl6ll6ag7ggldl8
    6nbi6nn6an88ni6ni8g79nnndn9
    7mma4mbm7hmbhe7mm8cgagfmam4
    9eacbddhdlh8b7edh699hcdcce3
    6kkk67kk6kk7fk6kk7k99kkkbk7
    6llg4lb88ll8gc8ll6gg8lllcl6
    5lll5lll7lleed6llbh98lllbl4
    9d789b9ooog7959cg977hajeoee
    5ggg4gggaggggg4ggggg4gggggg
    9jjj4jje6jjajajjjjbjejejdj3
    6fea5goo7oe7dh7fojcaadjoao5
    58fm5hmm6mmmbe68mmdm9mmmbm5
    8o976e8g9gbfja9jjf97cehjdh4
    caabddcgcjd8959ao6898b9fcg9
    6flh5lh87le8hl7al7cb8lllcl6
    eeeeeeeeeeeeeeeeeeee1eeeeee
    6ec95gbi6ocdcb7eoab9afko9o5
    9jaj6hn88nccee79fn859ncndn5
    8ocj6oo78ohdoh7jo8f99odoao3
    9a9a9d9m8mh886h9m667hmmhgfg
    6jjj2jjj4jjjjj7jjjjjjjjjejj
    4kkd5dk96kcdf88kkaafkkkkkk5
    8f7f8ff96fffff96fff7bfff9f5
    agcd9kgkkkkcbbaekcaekgkkkk1
    6ggg4ggg9ggbgg7ggggggggg874
    88789999bbc98bb8g869cb9rghr
    """
}
