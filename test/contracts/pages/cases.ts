/** A page as its HTML, what its scripts make of it, and its text. */
export interface PageCase {
  of: string;
  html: string;
  run?(document: Document): void;
  text: string;
}

const shadow = (host: Element | null, html: string): ShadowRoot => {
  const root = host!.attachShadow({ mode: 'open' });
  root.innerHTML = html;
  return root;
};
const frame = (document: Document, html: string) => {
  const { contentDocument } = document.querySelector('iframe')!;
  contentDocument!.body.innerHTML = html;
};

const katex =
  '<span class="katex"><span class="katex-mathml"><math><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span>x</span><span>2</span></span></span>';

export const pageCases: PageCase[] = [
  {
    of: 'an open shadow root',
    html: '<h1>Shop</h1><x-list></x-list>',
    run: (page) => shadow(page.querySelector('x-list'), '<style>p{}</style><p>Nails cost 12 crowns.</p>'),
    text: '# Shop\n\nNails cost 12 crowns.',
  },
  {
    of: 'a slot with what was put there',
    html: '<x-card><b slot="name">Ada</b> and more</x-card>',
    run: (page) => shadow(page.querySelector('x-card'), '<p>Name: <slot name="name"></slot></p><p><slot></slot></p>'),
    text: 'Name: Ada\n\nand more',
  },
  {
    of: 'a slot with its own text, and children that no slot takes',
    html: '<x-card><b slot="gone">Unseen</b></x-card>',
    run: (page) => shadow(page.querySelector('x-card'), '<p><slot name="name">Nobody</slot></p>'),
    text: 'Nobody',
  },
  {
    of: 'a shadow root in a shadow root, with a slot handed on',
    html: '<x-out>Inner words</x-out>',
    run(page) {
      const outer = shadow(page.querySelector('x-out'), '<x-in><slot></slot></x-in>');
      shadow(outer.querySelector('x-in'), '<p>[<slot></slot>]</p>');
    },
    text: '[Inner words]',
  },
  {
    of: 'a plain element with a shadow root',
    html: '<div id="a">Light</div>',
    run: (page) => shadow(page.querySelector('#a'), '<span>Dark </span><slot></slot>'),
    text: 'Dark Light',
  },
  {
    of: 'a frame of its own site, in its place',
    html: '<h1>Mail</h1><iframe></iframe><p>After</p>',
    run: (page) => frame(page, '<p>The ferry leaves at nine.</p>'),
    text: '# Mail\n\n[Frame: about:blank]\n\nThe ferry leaves at nine.\n\n[End of the frame]\n\nAfter',
  },
  { of: 'an empty frame', html: '<p>Before</p><iframe></iframe>', text: 'Before' },
  {
    of: 'a hidden frame',
    html: '<p>Before</p><iframe style="display:none"></iframe>',
    run: (page) => frame(page, '<p>Counted</p>'),
    text: 'Before',
  },
  {
    of: 'code with its indentation',
    html: '<pre><code>def f(x):\n    if x:\n        return 1\n\n\n    return 2\n</code></pre>',
    text: 'def f(x):\n    if x:\n        return 1\n\n\n    return 2',
  },
  {
    of: 'code with lines in block spans',
    html: '<pre><code><span style="display:block">let a = 1;</span><span style="display:block">  let b = 2;</span></code></pre>',
    text: 'let a = 1;\n  let b = 2;',
  },
  {
    of: 'code in coloured pieces, tabs and a break',
    html: '<pre><b>if</b> x:\n\t<i>return</i>  1<br>y</pre>',
    text: 'if x:\n\treturn  1\ny',
  },
  {
    of: 'code that starts with blanks',
    html: '<p>As YAML:</p><pre>  a:\n    - b</pre>',
    text: 'As YAML:\n\n  a:\n    - b',
  },
  {
    of: 'preformatted text without PRE',
    html: '<div style="white-space: pre">a\n  b</div>',
    text: 'a\n  b',
  },
  { of: 'a plain text file', html: '<pre>1\n  2\n\t3</pre>', text: '1\n  2\n\t3' },
  {
    of: 'pictures with a description',
    html: '<p>See <img alt="A map of the bay" src="x.png">there</p><img alt="" src="y.png"><img src="z.png">',
    text: 'See [Image: A map of the bay] there',
  },
  {
    of: 'a figure with its caption',
    html: '<figure><img alt="Two boats"><figcaption>Boats in June</figcaption></figure>',
    text: '[Image: Two boats]\nBoats in June',
  },
  {
    of: 'a drawing with a title and one that only decorates',
    html: '<svg role="img"><title>Sales by year</title><text>2024</text></svg><svg aria-hidden="true"><title>arrow</title></svg>',
    text: '[Image: Sales by year] 2024',
  },
  {
    of: 'closed details',
    html: '<details><summary>More</summary><p>The inner part</p></details>',
    text: 'More\n\nThe inner part',
  },
  {
    of: 'hidden and invisible parts',
    html: '<p>Seen</p><p style="display:none">Hidden</p><p style="visibility:hidden">Invisible <b style="visibility:visible">but this</b></p><p hidden>Off</p>',
    text: 'Seen\n\nbut this',
  },
  { of: 'KaTeX, once', html: `<p>Let ${katex} be.</p>`, text: 'Let $x^2$ be.' },
  {
    of: 'MathJax 3',
    html: '<p>So <mjx-container><svg><g></g></svg><mjx-assistive-mml><math><mfrac><mn>1</mn><mi>n</mi></mfrac></math></mjx-assistive-mml></mjx-container> is.</p>',
    text: 'So 1/n is.',
  },
  {
    of: 'MathJax 2',
    html: '<p>So <span class="MathJax_Preview">x</span><span class="MathJax">x<sup>2</sup></span><script type="math/tex">x^2</script> is.</p>',
    text: 'So $x^2$ is.',
  },
  {
    of: 'MathML with its TeX',
    html: '<p><math alttext="\\frac{a}{b}"><mfrac><mi>a</mi><mi>b</mi></mfrac></math></p>',
    text: '$\\frac{a}{b}$',
  },
  {
    of: 'MathML alone',
    html: '<p><math><msup><mi>e</mi><mrow><mi>i</mi><mi>π</mi></mrow></msup><mo>=</mo><msqrt><mn>2</mn></msqrt></math></p>',
    text: 'e^(iπ)=√(2)',
  },
  {
    of: 'a formula as hidden MathML and a picture',
    html: '<p>Area <span class="mwe-math-element"><span style="display:none"><math alttext="{\\displaystyle \\pi r^{2}}"><mi>π</mi></math></span><img alt="{\\displaystyle \\pi r^{2}}" class="mwe-math-fallback-image-inline"></span></p>',
    text: 'Area $\\pi r^{2}$',
  },
  {
    of: 'raised and lowered numbers, and notes',
    html: '<p>r<sup>2</sup>, H<sub>2</sub>O, 1<sup>st</sup>, so<sup><a href="#n">[1]</a></sup></p>',
    text: 'r², H₂O, 1st, so[1]',
  },
  {
    of: 'lines of inline elements that are drawn as blocks',
    html: '<a style="display:block">One</a><a style="display:block">Two</a>',
    text: 'One\nTwo',
  },
  {
    of: 'paragraphs made of line breaks',
    html: '<div>The ferry leaves at nine.<br><br>It is full on Fridays.<br>Come early.</div>',
    text: 'The ferry leaves at nine.\n\nIt is full on Fridays.\nCome early.',
  },
  {
    of: 'a table',
    html: '<table><tr><th>Port</th><th>Tide</th></tr><tr><td>Hilo</td><td>9:10</td></tr></table>',
    text: 'Port\tTide\nHilo\t9:10',
  },
  {
    of: 'lists and headings',
    html: '<h2>Boats</h2><ul><li>hull</li><li>float</li></ul>',
    text: '## Boats\n\n- hull\n- float',
  },
  {
    of: 'scripts, styles and templates',
    html: '<p>One</p><script>alert(1)</script><style>p{}</style><template><p>T</p></template><noscript>Turn it on</noscript>',
    text: 'One',
  },
  {
    of: 'text with our own marks in it',
    html: '<p>a&#xf8f0;b&#xf8f2;c</p>',
    text: 'abc',
  },
  { of: 'nothing', html: '', text: '' },
];
