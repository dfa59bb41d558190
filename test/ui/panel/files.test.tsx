// @vitest-environment jsdom
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { modelSettings } from '@/src/contract/settings.ts';
import { createFileAttachments } from '@/src/ui/panel/drafts/file-attachments.ts';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { english, local, seeded, showPanel, violations } from '../page.tsx';

const notes = new File(['Low water at 6:12'], 'tides.md', { type: 'text/markdown' });
const photo = new File(['pixels'], 'reef.png', { type: 'image/png' });
const picture = { mediaType: 'image/jpeg', data: 'AAAA' };

/** A panel and its files, where a picture is always the same one. */
async function panel({ images }: { images: boolean }) {
  const services = await seeded({ model: true }, { provider: scriptedProvider([say('I see.'), finish()]) });
  await services.providers.putModelSettings(local.id, local.model, modelSettings.parse({ images }));
  const panel = createPanelStore(services);
  panel.store.setState({ providers: await services.providers.all(), settings: await services.settings.get() });
  const files = createFileAttachments(services, panel.store, panel, async (file) => {
    if (file.size === 0) throw new Error('no picture');
    return picture;
  });
  const told = () => {
    const { trouble } = panel.store.getState();
    return trouble && english.say(trouble);
  };
  return { panel, files, told, attached: () => panel.store.getState().attached };
}

describe('a file', () => {
  it('is sent as text of others', async () => {
    const { files, attached, told } = await panel({ images: false });
    await files.attachFiles([notes]);
    expect(attached()).toMatchObject([
      { kind: 'file', title: 'tides.md', source: 'file', grade: 'page', text: 'Low water at 6:12' },
    ]);
    expect(told()).toBeNull();
  });

  it('is read also in UTF-16 of Windows', async () => {
    const { files, attached } = await panel({ images: false });
    await files.attachFiles([new File([new Uint8Array([0xff, 0xfe, 0x41, 0, 0xe9, 0])], 'a.txt')]);
    expect(attached().map(({ text }) => text)).toEqual(['Aé']);
  });

  it.each([
    [new File([new Uint8Array([0x89, 0xff, 0xd8])], 'boat.heic'), 'boat.heic is neither text nor a picture'],
    [new File(['a\0b'], 'tool.exe'), 'tool.exe is neither text nor a picture'],
    [new File(['x'.repeat(500_001)], 'log.txt'), 'log.txt has 501 kB; at most 500 kB can be attached.'],
    [new File([' \n'], 'none.txt'), 'none.txt is empty.'],
    [photo, 'reef.png was not attached: the model in use takes no pictures.'],
  ])('that cannot go along is told in words: %o', async (file, words) => {
    const { files, attached, told } = await panel({ images: false });
    await files.attachFiles([file, notes]);
    expect(told()).toContain(words);
    expect(attached().map(({ title }) => title)).toEqual(['tides.md']);
  });

  it('is reported together with others', async () => {
    const { files, told } = await panel({ images: false });
    await files.attachFiles([photo, photo, photo]);
    expect(told()).toMatch(/^reef\.png was not attached.* 2 other files could not be attached either\.$/);
  });
});

describe('a picture', () => {
  it('is sent if the model takes it, up to eight of them', async () => {
    const { files, attached, told } = await panel({ images: true });
    await files.attachFiles(Array.from({ length: 9 }, () => photo));
    expect(attached()).toHaveLength(8);
    expect(attached()[0]).toMatchObject({ kind: 'file', title: 'reef.png', text: '', image: picture });
    expect(told()).toBe('reef.png was not attached: a message takes at most 8 pictures.');
  });

  it('that cannot be read is reported', async () => {
    const { files, attached, told } = await panel({ images: true });
    await files.attachFiles([new File([], 'broken.gif', { type: 'image/gif' })]);
    expect(told()).toBe('broken.gif could not be read as a picture.');
    expect(attached()).toEqual([]);
  });

  it('stays in the composer after a change to a model that takes none', async () => {
    const { panel: there, files } = await panel({ images: true });
    await files.attachFiles([photo]);
    there.store.setState({ settings: null, providers: [{ ...local, model: 'blind' }] });
    there.write('What is this?');
    await there.sendDraft('model');
    expect(there.store.getState()).toMatchObject({ draft: 'What is this?', trouble: { key: 'ui_pictures_not_sent' } });
    expect(there.store.getState().attached).toHaveLength(1);
    expect(there.store.getState().messages).toEqual([]);
  });
});

describe('the composer', () => {
  it('accepts files by its button, by paste and by drop, and sends them', async () => {
    const provider = scriptedProvider([say('I see.'), finish()]);
    const services = await seeded({ model: true }, { provider });
    const { user, box } = await showPanel(services);
    expect(screen.getByRole('button', { name: 'Attach' })).toBeTruthy();
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, notes);
    await screen.findByText('tides.md');
    fireEvent.paste(box, { clipboardData: { getData: () => '', files: [new File(['a,b'], 'log.csv')] } });
    await screen.findByText('log.csv');
    const dropped = { types: ['Files'], getData: () => '', files: [new File(['{}'], 'map.json')] };
    fireEvent.dragOver(box, { dataTransfer: dropped });
    expect(await screen.findByText('Drop files to attach them')).toBeTruthy();
    fireEvent.drop(box, { dataTransfer: dropped });
    await screen.findByText('map.json');
    expect(screen.queryByText('Drop files to attach them')).toBeNull();
    expect(screen.getByRole('list', { name: 'Attached' }).children).toHaveLength(3);
    expect(await violations()).toEqual([]);

    await user.type(box, 'When is low water?{Enter}');
    await screen.findByRole('article', { name: /I see/ });
    expect(provider.requests[0]!.messages.at(-1)!.text).toContain('Low water at 6:12');
    expect(services.background.of('recordPiece').map(({ source, grade }) => [source, grade])).toEqual(
      Array.from({ length: 3 }, () => ['file', 'page']),
    );
  });

  it('prefers text if a program added a picture of it', async () => {
    const { box } = await showPanel(await seeded({ model: true }));
    const paste = createEvent.paste(box, { clipboardData: { getData: () => 'A1\tB1', files: [photo] } });
    fireEvent(box, paste);
    expect(paste.defaultPrevented).toBe(false);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
