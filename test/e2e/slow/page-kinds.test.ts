import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runTool } from '../harness/background.ts';
import { until } from '../harness/driver.ts';
import { openTabs } from '../harness/library.ts';
import { browserName, world } from '../harness/start.ts';

const shadow = (mode: string, text: string) =>
  `<x-${mode}></x-${mode}><script>customElements.define('x-${mode}', class extends HTMLElement {
    constructor() { super(); this.attachShadow({ mode: '${mode}' }).innerHTML = '<p>${text}</p><slot></slot>'; }
  })</script>`;

const its = world({
  '/kinds': {
    title: 'Kinds',
    body: `<h1>Kinds</h1>${shadow('open', 'An open root.')}${shadow('closed', 'A closed root.')}
      <iframe srcdoc="<p>The ferry leaves at nine.</p>" width="600" height="100"></iframe>
      <details><summary>More</summary><p>The inner part.</p></details>
      <pre>def f(x):\n    return 1</pre><p style="visibility:hidden">Unseen</p>
      <code style="display:block">one</code><code style="display:block">two</code>`,
  },
  '/parts': {
    title: 'Parts',
    body: `<table><tr><th>Env</th><th>Cluster</th></tr><tr><td>Staging</td><td rowspan="2">Cluster A</td></tr><tr><td>Test</td></tr></table>
      <table><tr><td><pre><span class="lnt">1\n</span><span class="lnt">2\n</span></pre></td><td><pre>if x:\n    y\n</pre></td></tr></table>
      <ol start="4"><li>four<ul><li>inner</li></ul></li><li>five</li></ol>
      <p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>字</p>
      <form><label>Name <input id="name"></label> <input type="password" value="secret">
        <select disabled><option>Active</option><option>Closed</option></select><textarea>old</textarea></form>
      <script>document.querySelector('#name').value = 'Ada'; document.querySelector('textarea').value = 'new words'</script>
      <pre style="counter-reset: n"><code><span style="user-select: none">7</span>code</code></pre>`,
  },
  '/frames': {
    answer: ({ headers }, response) =>
      response.setHeader('content-type', 'text/html; charset=utf-8').end(
        `<title>Frames</title><p>Outside.</p><iframe src="http://127.0.0.1:${headers.host?.split(':')[1]}/inner" width="600" height="100"></iframe>
        <iframe src="http://127.0.0.2:1/none" width="600" height="100"></iframe>`,
      ),
  },
  '/inner': { title: 'Inner', body: '<p>Inside of another site.</p>' },
  '/frameset': {
    answer: (_, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end('<title>Set</title><frameset cols="50%,50%"><frame src="/inner"><frame src="/inner"></frameset>'),
  },
  '/never': {
    answer: (_, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><title>Live</title><h1>Live</h1><p>Word on the page.</p><script src="/hang"></script>'),
  },
  '/hang': { answer: () => undefined },
  '/empty': { title: 'Empty', body: '<canvas></canvas>' },
  '/feed.xml': { type: 'application/xml', bytes: new TextEncoder().encode('<feed><title>Tides today</title></feed>') },
});

async function tabOf(url: string): Promise<number> {
  const hand = await its.driver.hand();
  return until(`the tab of ${url}`, () =>
    hand.evaluate(async (wanted: string) => (await chrome.tabs.query({})).find((tab) => tab.url === wanted)?.id, url),
  );
}

const read = async (id: number) => {
  const { result } = await runTool(await its.driver.openPage('options.html'), 'read_page', { tab_ids: [id] });
  return result!;
};

async function pageAt(path: string): Promise<Record<string, unknown>> {
  const url = its.site.url(path);
  await openTabs(its.driver, [url]);
  const { data, error } = await read(await tabOf(url));
  if (data === null) throw new Error(error ?? 'no text');
  return (data as { pages: Record<string, unknown>[] }).pages[0]!;
}

describe('a page', () => {
  it('is read with shadow roots, frames of its own site, closed details and indentation', async () => {
    const { text } = await pageAt('/kinds');
    expect(text).toBe(
      '# Kinds\n\nAn open root.\n\nA closed root.\n\n[Frame: about:srcdoc]\n\nThe ferry leaves at nine.\n\n' +
        '[End of the frame]\n\nMore\n\nThe inner part.\n\ndef f(x):\n    return 1\n\none\ntwo',
    );
  });

  it('is read with tables, lists, readings and fields as shown', async () => {
    const { text } = await pageAt('/parts');
    expect(text).toBe(
      'Env\tCluster\nStaging\tCluster A\nTest\tCluster A\n\nif x:\n    y\n\n4. four\n  - inner\n5. five\n\n' +
        '漢(かん)字\n\nName Ada Active\nnew words\n\ncode',
    );
  });

  it('is read with the frames of readable sites, and names the others', async () => {
    const page = await pageAt('/frames');
    expect(page.text).toMatch(/^Outside\.\n\n\[Frame: http:\/\/127\.0\.0\.1:\d+\/inner\]\nInside of another site\./);
    expect(page.frames_not_read).toEqual(['http://127.0.0.2:1/none']);
  });

  it('that consists of frames has their text', async () => {
    const { text } = await pageAt('/frameset');
    expect(String(text).split('Inside of another site.')).toHaveLength(3);
  });

  it('that is an XML document is read as source', async () => {
    expect((await pageAt('/feed.xml')).text).toContain('Tides today');
  });

  it('that never finishes loading is read as it is, with a note', async () => {
    const hand = await its.driver.hand();
    const url = its.site.url('/never');
    const id = await hand.evaluate(
      async (address: string) => (await chrome.tabs.create({ url: address })).id ?? -1,
      url,
    );
    await until('the page to be there', () =>
      hand.evaluate(async (tab: number) => (await chrome.tabs.get(tab)).title === 'Live', id),
    );
    const { data } = await read(id);
    expect(data).toMatchObject({
      pages: [{ text: '# Live\n\nWord on the page.', note: expect.stringMatching(/not finished loading/) }],
    });
    await hand.evaluate((tab: number) => chrome.tabs.remove(tab), id);
  });

  it('without text is a failure', async () => {
    await openTabs(its.driver, [its.site.url('/empty')]);
    const { success, error } = await read(await tabOf(its.site.url('/empty')));
    expect(success).toBe(false);
    expect(error).toMatch(/no text on this page/);
  });
});

describe('a local file', () => {
  const allowed = world({}, { granted: true });

  async function readFileOf(where: typeof its) {
    const path = join(where.driver.downloads, 'notes.html');
    await writeFile(path, '<title>Notes</title><p>Notes of mine.</p>');
    const url = pathToFileURL(path).href;
    const tab = await where.driver.browser.newPage();
    await tab.goto(url);
    const hand = await where.driver.hand();
    const id = await until('the tab of the file', () =>
      hand.evaluate(async (wanted: string) => (await chrome.tabs.query({})).find((one) => one.url === wanted)?.id, url),
    );
    return runTool(hand, 'read_page', { tab_ids: [id] });
  }

  it('needs permission, or is refused with advice', async () => {
    const { result, permission } = await readFileOf(its);
    if (browserName === 'chromium') expect(permission).toBe('file:///*');
    else expect(result?.error).toMatch(/Allow access to file URLs/);
  });

  it('is read if everything is allowed, but not in Firefox, which keeps files from extensions', async () => {
    const { result } = await readFileOf(allowed);
    if (browserName === 'chromium') expect(result?.data).toMatchObject({ pages: [{ text: 'Notes of mine.' }] });
    else expect(result?.error).toMatch(/keeps from extensions/);
  });
});
