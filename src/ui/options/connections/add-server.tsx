import { Plug } from 'lucide-react';
import { useState } from 'react';
import type { ToolServer } from '@/src/contract/tool-server.ts';
import { Button } from '../../parts/button.tsx';
import { TextArea } from '../../parts/fields/text-area.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { ConnectStatus } from './connect-status.tsx';
import { useConnect } from './use-connect.ts';

const blank = { name: '', url: '', headers: '' };

/** Turns a typed name into the prefix of the server's tools: lowercase, at most 20 characters. */
const nameFor = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/[^\w-]+/g, '_')
    .slice(0, 20);

/** Form for a server at an address. */
export function AddServer({ known }: { known: readonly ToolServer[] }) {
  const say = useSay();
  const { newId, now } = useServices();
  const { connecting, connect } = useConnect();
  const [{ name, url, headers }, setForm] = useState(blank);
  const called = nameFor(name);
  const isTaken = known.some((server) => server.name === called);

  async function add(): Promise<void> {
    const place = { kind: 'http', url: url.trim() } as const;
    if (await connect({ id: newId(), name: called, at: now(), place }, headers)) setForm(blank);
  }

  return (
    <form
      className="program-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (called && !isTaken) void add();
      }}
    >
      <TextField
        label={say('servers_name')}
        value={name}
        maxLength={20}
        placeholder="github"
        error={isTaken && name !== '' ? say('servers_name_taken') : undefined}
        onChange={(event) => setForm({ name: event.target.value, url, headers })}
      />
      <TextField
        label={say('servers_url')}
        value={url}
        placeholder="https://mcp.example.com/mcp"
        dir="ltr"
        onChange={(event) => setForm({ name, url: event.target.value, headers })}
      />
      <TextArea
        label={say('servers_headers')}
        hint={say('servers_headers_hint', { example: 'Authorization: Bearer …' })}
        rows={2}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        value={headers}
        onChange={(event) => setForm({ name, url, headers: event.target.value })}
      />
      <ConnectStatus connecting={connecting} url={url} onAgain={() => void add()} />
      <Button
        kind="fill"
        type="submit"
        icon={Plug}
        disabled={!called || isTaken || !url.trim() || connecting.state === 'asking'}
      >
        {say('servers_connect')}
      </Button>
    </form>
  );
}
