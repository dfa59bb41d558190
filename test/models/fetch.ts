/** Sends a seed along, which providers of the product have no place for: servers that know it then answer alike. */
export const seeded =
  (send: typeof fetch): typeof fetch =>
  (address, init) => {
    if (typeof init?.body !== 'string') return send(address, init);
    return send(address, { ...init, body: JSON.stringify({ ...JSON.parse(init.body), seed: 1 }) });
  };

/** Prints what is sent, and what comes back once it is whole. */
export const loudly =
  (send: typeof fetch): typeof fetch =>
  async (address, init) => {
    const { messages = [] } = JSON.parse(String(init?.body ?? '{}')) as { messages?: { content: string }[] };
    for (const { content } of messages) console.log(`\n→ ${content}`);
    const answer = await send(address, init);
    const decoder = new TextDecoder();
    let came = '';
    const told = () => {
      const said = [...came.matchAll(/"content":("(?:[^"\\]|\\.)*")/g)].map(([, json]) => JSON.parse(json!) as string);
      console.log(`\n← ${said.join('')}`);
    };
    const listening = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, passing) {
        came += decoder.decode(chunk, { stream: true });
        passing.enqueue(chunk);
        if (came.includes('data: [DONE]')) told();
      },
    });
    return new Response(answer.body?.pipeThrough(listening) ?? null, answer);
  };
