import type { PageCase } from './cases.ts';

const item = (code: string) =>
  `<li><div class="hljs-ln-numbers"><div class="hljs-ln-line hljs-ln-n" data-line-number="1"></div></div><div class="hljs-ln-code"><div class="hljs-ln-line">${code}</div></div></li>`;
const row = (code: string) =>
  `<tr><td class="hljs-ln-line hljs-ln-numbers"><div class="hljs-ln-n" data-line-number="1"></div></td><td class="hljs-ln-line hljs-ln-code">${code}</td></tr>`;
const numbered = (code: string) =>
  `<tr><td id="L1" data-line-number="1"></td><td style="white-space: pre">${code}</td></tr>`;
const glyphs =
  '<mjx-mi><mjx-c class="mjx-c1D438 TEX-I"></mjx-c></mjx-mi><mjx-mo class="mjx-n"><mjx-c class="mjx-c3D"></mjx-c></mjx-mo><mjx-msup><mjx-mi><mjx-c class="mjx-c1D450 TEX-I"></mjx-c></mjx-mi><mjx-script><mjx-mn><mjx-c class="mjx-c32"></mjx-c></mjx-mn></mjx-script></mjx-msup>';

/** Tables, lists, code, fields and formulas as programs write them that make pages. */
export const partCases: PageCase[] = [
  {
    of: 'the numbers of lines in a column beside the code',
    html: '<p>So:</p><table class="lntable"><tr><td class="lntd"><pre><code><span class="lnt">1\n</span><span class="lnt">2\n</span></code></pre></td><td class="lntd"><pre><code><span class="line">volumes:\n</span><span class="line">  - data\n</span></code></pre></td></tr></table>',
    text: 'So:\n\nvolumes:\n  - data',
  },
  {
    of: 'the numbers of lines in a list below the code',
    html: '<pre><code>int a;\n  int b;</code><ul class="pre-numbering"><li>1</li><li>2</li></ul></pre>',
    text: 'int a;\n  int b;',
  },
  {
    of: 'the number of a line before each',
    html: '<pre><span class="linenos"> 9</span>if x:\n<span class="linenos">10</span>    y = 11\n</pre>',
    text: 'if x:\n    y = 11',
  },
  {
    of: 'code whose lines are items of a list',
    html: `<pre><code><ol>${item('    var p = 1;')}${item('    int e;')}</ol></code></pre>`,
    text: '    var p = 1;\n    int e;',
  },
  {
    of: 'code whose lines are rows of a table',
    html: `<pre><code><table>${row('if x:')}${row('    y')}</table></code></pre>`,
    text: 'if x:\n    y',
  },
  {
    of: 'code in a table with a column of numbers that only the style draws',
    html: `<table>${numbered('if x:')}${numbered('    y')}</table>`,
    text: 'if x:\n    y',
  },
  {
    of: 'numbers that are no numbers of lines',
    html: '<p class="gutter">Room 12</p><p><span>1</span> 2</p>',
    text: 'Room 12\n\n1 2',
  },
  {
    of: 'a cell that reaches into the row below',
    html: '<table><tr><th>Env</th><th>Branch</th><th>Cluster</th></tr><tr><td>Staging</td><td>release</td><td rowspan="2">Cluster A</td></tr><tr><td>Test</td><td>main</td></tr></table>',
    text: 'Env\tBranch\tCluster\nStaging\trelease\tCluster A\nTest\tmain\tCluster A',
  },
  {
    of: 'a first cell that reaches into the row below',
    html: '<table><tr><td>Region</td><td>Product</td><td>Units</td></tr><tr><td rowspan="2">EU</td><td>Cable</td><td>12</td></tr><tr><td>Hub</td><td>7</td></tr><tr><td>US</td><td>Cable</td><td>3</td></tr></table>',
    text: 'Region\tProduct\tUnits\nEU\tCable\t12\nEU\tHub\t7\nUS\tCable\t3',
  },
  {
    of: 'a cell over two columns',
    html: '<table><caption>Prices</caption><tr><th>Name</th><th colspan="2">Sizes</th><th>Price</th></tr><tr><td>Boat</td><td>S</td><td>M</td><td>9</td></tr></table>',
    text: 'Prices\nName\tSizes\t\tPrice\nBoat\tS\tM\t9',
  },
  {
    of: 'empty cells',
    html: '<table><tr><td>a</td><td>b</td><td></td></tr><tr><td></td><td>d</td><td> </td></tr></table>',
    text: 'a\tb\n\td',
  },
  {
    of: 'lines in the cells of a table',
    html: '<table><tr><td>a<br>b</td><td>c</td></tr><tr><td><p>d</p><p>e</p></td><td><ul><li>f</li><li>g</li></ul></td></tr></table>',
    text: 'a b\tc\nd e\t- f - g',
  },
  {
    of: 'a table that lays out the page',
    html: '<table><tr><td><h2>Left</h2><p>One</p></td><td><p>Two</p></td></tr></table>',
    text: '## Left\n\nOne\n\nTwo',
  },
  {
    of: 'spans without measure',
    html: `<table><tr><td rowspan="99999" colspan="99999">a</td></tr>${'<tr><td>b</td></tr>'.repeat(3)}</table>`,
    text: 'a\na\tb\na\tb\na\tb',
  },
  {
    of: 'lists in lists',
    html: '<ul><li>a</li><li>b<ul><li>c<ul><li>d</li></ul></li></ul></li><ul><li>e</li></ul></ul>',
    text: '- a\n- b\n  - c\n    - d\n  - e',
  },
  {
    of: 'numbers of items, and code in one',
    html: '<ol start="5"><li>five</li><li value="9">nine<pre>if x:\n    y</pre></li></ol><ol reversed><li>two</li><li>one</li></ol>',
    text: '5. five\n9. nine\n  if x:\n      y\n\n2. two\n1. one',
  },
  {
    of: 'the readings of characters',
    html: '<p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rt>じ</rt></ruby>です</p>',
    text: '漢(かん)字(じ)です',
  },
  {
    of: 'the choice of a list and no other',
    html: '<p>Status: <select disabled><option>Active</option><option>Closed</option></select></p><select multiple><option selected>A</option><option>B</option><option selected>C</option></select>',
    text: 'Status: Active\nA, C',
  },
  {
    of: 'the values of its fields as they are now, without secrets',
    html: '<p>Name <input id="a" value="old"></p><input type="password" value="s1"><input type="hidden" value="s2"><input autocomplete="cc-number" value="s3"><textarea>old</textarea><p><input type="checkbox" checked> Remember</p>',
    run(page) {
      page.querySelector<HTMLInputElement>('#a')!.value = 'Ada Lovelace';
      page.querySelector('textarea')!.value = 'new words\n  further in';
    },
    text: 'Name Ada Lovelace\n\nnew words\n  further in\n\n[x] Remember',
  },
  {
    of: 'MathJax that draws with letters of its own, beside MathML',
    html: `<p>So <mjx-container class="MathJax" jax="CHTML"><mjx-math aria-hidden="true">${glyphs}</mjx-math><mjx-assistive-mml><math><mi>E</mi><mo>=</mo><msup><mi>c</mi><mn>2</mn></msup></math></mjx-assistive-mml></mjx-container> is.</p>`,
    text: 'So E=c^2 is.',
  },
  {
    of: 'MathJax that keeps its TeX',
    html: `<p>So <mjx-container class="MathJax"><mjx-math data-latex="E = c^2">${glyphs}</mjx-math></mjx-container> is.</p>`,
    text: 'So $E = c^2$ is.',
  },
  {
    of: 'MathJax that draws with letters of its own, and nothing beside',
    html: `<p>So <mjx-container class="MathJax"><mjx-math>${glyphs}</mjx-math></mjx-container> is.</p>`,
    text: 'So E=c^2 is.',
  },
  {
    of: 'MathML with rows',
    html: '<p><math><mo>(</mo><mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mi>c</mi></mtd><mtd><mi>d</mi></mtd></mtr></mtable><mo>)</mo></math></p>',
    text: '(a, b; c, d)',
  },
];
