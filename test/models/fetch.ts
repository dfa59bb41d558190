/** Sends a seed along, which providers of the product have no place for: servers that know it then answer alike. */
export const seeded =
  (send: typeof fetch): typeof fetch =>
  (address, init) => {
    if (typeof init?.body !== 'string') return send(address, init);
    return send(address, { ...init, body: JSON.stringify({ ...JSON.parse(init.body), seed: 1 }) });
  };

/** A response that was read no further, since its one call was complete. */
const stopped = (): void => undefined;

/** Prints what is sent last, and all that comes back. */
export const loudly =
  (send: typeof fetch): typeof fetch =>
  async (address, init) => {
    const { messages = [] } = JSON.parse(String(init?.body ?? '{}')) as { messages?: { content: string }[] };
    for (const { content } of messages) console.log(`\n→ ${content}`);
    const answer = await send(address, init);
    const [shown, rest] = answer.body?.tee() ?? [null, null];
    void new Response(shown).text().then((text) => {
      const said = [...text.matchAll(/"content":("(?:[^"\\]|\\.)*")/g)].map(([, json]) => JSON.parse(json!) as string);
      console.log(`\n← ${said.join('')}`);
    }, stopped);
    return new Response(rest, answer);
  };
