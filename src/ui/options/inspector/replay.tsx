import { useState } from 'react';
import type { Protocol } from '@/src/contract/protocol.ts';
import { syntaxName, syntaxNames } from '@/src/contract/protocol.ts';
import type { RecordedRound } from '@/src/contract/round.ts';
import type { MessageKey } from '@/src/contract/text.ts';
import { useSay } from '../../parts/services-context.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { type Chunking, chunkings, type Mark, readReply, sameReading } from './read-reply.ts';
import { ReadingView } from './reading-view.tsx';

interface Props {
  round: RecordedRound;
  protocol: Protocol;
  /** Parts parsed when the reply came. */
  found: readonly Mark[];
}

const chunkingNames: Record<Chunking, MessageKey> = {
  whole: 'options_inspector_cut_whole',
  lines: 'options_inspector_cut_lines',
  sevens: 'options_inspector_cut_sevens',
  characters: 'options_inspector_cut_characters',
};

const isChunking = (name: string): name is Chunking => name in chunkings;

/** Parses the reply with another syntax or chunking and shows the differences. */
export function Replay({ round, protocol, found }: Props) {
  const say = useSay();
  const [syntax, setSyntax] = useState('');
  const [chunking, setChunking] = useState<Chunking>('characters');
  const marks = readReply(protocol, round, { syntax: syntax || null, chunking });
  return (
    <div className="replay">
      <div className="replay-how">
        <SelectField
          label={say('options_syntax')}
          value={syntax}
          onChange={(event) => setSyntax(event.target.value)}
          choices={[
            ['', say('options_inspector_as_read')],
            ...syntaxNames.map(({ id }) => [id, say('options_inspector_only', { syntax: syntaxName(id) })] as const),
          ]}
        />
        <SelectField
          label={say('options_inspector_chunks')}
          value={chunking}
          onChange={({ target }) => isChunking(target.value) && setChunking(target.value)}
          choices={Object.entries(chunkingNames).map(([id, name]) => [id, say(name)])}
        />
      </div>
      <p className="replay-verdict" role="status">
        {say(sameReading(marks, found) ? 'options_inspector_same' : 'options_inspector_other')}
      </p>
      <ReadingView marks={marks} label={say('options_inspector_replayed')} />
    </div>
  );
}
