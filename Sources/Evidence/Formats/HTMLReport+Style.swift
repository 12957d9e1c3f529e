extension HTMLReport {
  /// The looks of the page: light and dark as its reader has it, and on paper.
  static let style = """
    :root { --ink: #1c1c1e; --faint: #5c6270; --paper: #fff; --ground: #f2f3f7; --line: #d8dbe3;
      --good: #1e7a36; --fair: #0b62a8; --unknown: #9a6700; --bad: #c4271d }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #f2f2f7; --faint: #9aa0ae; --paper: #1c1e26; --ground: #12131a;
        --line: #343845; --good: #4cc46c; --fair: #5aaef5; --unknown: #e3b341; --bad: #ff6a5e } }
    * { box-sizing: border-box }
    body { margin: 0; background: var(--ground); color: var(--ink);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif }
    main { max-width: 60rem; margin: 2rem auto; padding: 2.5rem 3rem; background: var(--paper);
      border-radius: 16px }
    h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .25rem; letter-spacing: -.02em }
    h2 { font-size: 1.3rem; margin: 2.5rem 0 .75rem; padding-top: 1.25rem;
      border-top: 1px solid var(--line) }
    h3 { font-size: 1.05rem; margin: 2rem 0 0; overflow-wrap: anywhere }
    h3 + p { margin: 0 0 .75rem }
    p { margin: .5rem 0; max-width: 44rem }
    .faint { color: var(--faint) }
    .verdict { max-width: none; margin: 1.5rem 0; padding: 1rem 1.25rem; border-radius: 12px;
      border: 1px solid currentColor; border-left-width: 8px }
    .verdict strong { display: block; font-size: 1.25rem }
    .verdict.good { color: var(--good) } .verdict.unknown { color: var(--unknown) }
    .verdict.bad { color: var(--bad) }
    .dot { display: inline-block; width: .65em; height: .65em; border-radius: 50%;
      margin-right: .5em; background: currentColor }
    .dot.good { color: var(--good) } .dot.fair { color: var(--fair) }
    .dot.unknown { color: var(--unknown) } .dot.bad { color: var(--bad) }
    table { width: 100%; border-collapse: collapse; margin: .5rem 0 1rem }
    th { text-align: left; font-size: .8rem; font-weight: 600; color: var(--faint) }
    th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line);
      vertical-align: top; overflow-wrap: anywhere }
    td:first-child { width: 34% } td.word { white-space: nowrap; width: 8.5rem }
    .pictures { display: grid; gap: 1.5rem;
      grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); margin: 1rem 0 }
    figure { margin: 0; break-inside: avoid }
    figure img { display: block; width: 100%; max-width: 15rem; height: auto; border-radius: 18px;
      outline: 1px solid var(--line) }
    figcaption { margin-top: .6rem; font-size: .85rem; line-height: 1.4 }
    figcaption p { margin: .25rem 0; color: var(--faint) }
    dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .6rem 1.25rem;
      margin: .75rem 0 }
    dt { font-weight: 600; overflow-wrap: anywhere }
    dt:has(.dot) { display: grid; grid-template-columns: auto 1fr; align-items: baseline }
    dd { margin: 0; overflow-wrap: anywhere }
    pre { background: var(--ground); border-radius: 8px; padding: .75rem 1rem;
      white-space: pre-wrap; overflow-wrap: anywhere }
    .signatures { display: grid; gap: 1.5rem; margin-top: 1rem }
    .signatures p { display: grid; grid-template-columns: 8rem 1fr 9rem 1fr; gap: 1.5rem;
      align-items: end; max-width: none; padding-top: 2rem }
    .signatures span { border-top: 1px solid var(--ink); font-size: .8rem; color: var(--faint) }
    @media (max-width: 40rem) { main { margin: 0; padding: 1.25rem; border-radius: 0 }
      dl { grid-template-columns: 1fr; gap: .25rem } .signatures p { grid-template-columns: 1fr } }
    @media print {
      :root { --ink: #000; --faint: #444; --paper: #fff; --ground: #f2f3f7; --line: #bbb;
        --good: #1e7a36; --fair: #0b62a8; --unknown: #9a6700; --bad: #c4271d }
      body { background: none; font-size: 10.5pt } main { margin: 0; padding: 0; max-width: none }
      .verdict, .dot, pre { print-color-adjust: exact; -webkit-print-color-adjust: exact }
      h2, h3, h3 + p { break-after: avoid } tr, dd, .signatures { break-inside: avoid }
      .pictures { grid-template-columns: repeat(4, 1fr) } }
    """
}
