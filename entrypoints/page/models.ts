import { hostOf, originOf } from '@/src/address/address.ts';
import { rememberedLanguage } from '@/src/browser/interface-language.ts';
import { createStaying, unlessLeaving } from '@/src/browser/panel/page-unload.ts';
import { COMMANDS, type Provider, type ProviderKind, type ProviderPorts } from '@/src/contract/provider.ts';
import { KeysLocked } from '@/src/contract/records.ts';
import type { AskBackground, Commands, Services } from '@/src/contract/services.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import type { I18n } from '@/src/i18n/index.ts';
import { failingProvider } from '@/src/providers/connection/failing-provider.ts';
import { guardedFetch } from '@/src/providers/connection/guarded-fetch.ts';
import { tryAnswer } from '@/src/providers/connection/try-answer.ts';
import { providerKinds } from '@/src/providers/index.ts';
import { providerPresets } from '@/src/providers/models/presets.ts';
import type { Store } from '@/src/store/index.ts';
import { omit } from '@/src/text/omit.ts';
import { once } from '@/src/text/once.ts';
import { pictureGap } from '@/src/ui/panel/turn/render-throttle.ts';
import type { modelAccess } from './model-access.ts';
import { refusedFields } from './refused-fields.ts';

interface ModelWorld {
  i18n: I18n;
  ask: AskBackground;
  store: Pick<Store, 'providers'>;
  access: Pick<ReturnType<typeof modelAccess>, 'isRefused'>;
  protocol: Services['protocol'];
  newId(): string;
}

/** The syntax in which built-in commands write their calls. */
const commandSyntax = 'json-block';

/** Milliseconds without a byte after which a stream counts as stalled. Local models may take minutes to load. */
const stall = 180_000;

/** Longest time for which chunks of a stream are collected, in milliseconds; more would be visible. */
const longest = 200;

/** Milliseconds to collect chunks: the time between two renders, or 0 in a hidden page. */
const gather = () => (document.visibilityState === 'visible' ? Math.min(longest, pictureGap()) : 0);

function timer(ms: number, run: () => void): () => void {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
}

/** Opens connections. Each gets a fetch that reaches only its own origin. */
export function models({
  i18n,
  ask,
  store,
  access,
  protocol,
  newId,
}: ModelWorld): Pick<Services, 'open' | 'test' | 'tryAnswer' | 'findLocalServers' | 'kinds' | 'presets' | 'commands'> {
  const staying = createStaying();
  const kinds = new Map<string, ProviderKind>(providerKinds.map((kind) => [kind.id, kind]));
  const builtIn = once(async (): Promise<{ provider: Provider; commands: Commands }> => {
    const [{ createCommands }, { formatCall }] = await Promise.all([import('@/src/commands/index.ts'), protocol()]);
    return createCommands({
      say: i18n.say,
      formatCall: (call) => formatCall(commandSyntax, call),
      ask,
      now: () => Date.now(),
      language: rememberedLanguage() ?? navigator.language,
      newId,
      ownModel: providerKinds.some(({ isThere }) => isThere?.()),
    });
  });

  async function connect(
    config: ProviderConfig,
    readKey: () => string | null | Promise<string | null>,
  ): Promise<Provider> {
    const { kind: kindId, baseUrl, id, model } = config;
    const kind = kinds.get(kindId);
    if (!kind) throw new Error(`There is no kind of connection "${kindId}"`);
    const origin = originOf(baseUrl);
    const [apiKey, refused] = await Promise.all([readKey(), refusedFields(store.providers, id, model)]);
    return kind.create({ baseUrl, apiKey }, { ...portsFor((asked) => asked === origin), refusedFields: refused });
  }

  const portsFor = (allows: (origin: string) => boolean): ProviderPorts => ({
    fetch: guardedFetch({ fetch: (...request) => fetch(...request), allows, isOnline: () => navigator.onLine }),
    stall,
    gather,
    timer,
    now: () => Date.now(),
  });

  return {
    kinds: providerKinds.map((kind) => omit(kind, 'create')),
    presets: providerPresets,
    async open(config) {
      if (config.kind === COMMANDS) return (await builtIn()).provider;
      const { id, baseUrl } = config;
      const origin = originOf(baseUrl);
      const refused = access.isRefused(baseUrl);
      try {
        const provider = await connect(config, async () =>
          (await refused) ? null : origin && store.providers.key(id, origin),
        );
        if (await refused) return failingProvider({ code: 'not-permitted', host: hostOf(baseUrl) ?? baseUrl });
        return unlessLeaving(provider, staying);
      } catch (error) {
        if (error instanceof KeysLocked) return failingProvider({ code: 'keys-locked' });
        throw error;
      }
    },
    test: async (config, key, signal) => (await connect(config, () => key)).models(signal),
    async tryAnswer(config, key, signal) {
      const { id, model } = config;
      const { contextTokens: context } = await store.providers.modelSettings(id, model);
      const provider = await connect(config, () => key);
      const error = await tryAnswer(provider, { model, context }, signal);
      if (error || signal.aborted || !kinds.get(config.kind)?.takesShapes) return error;
      const { takesConstraint } = await import('@/src/chat/calibration/index.ts');
      const constrained = await takesConstraint(provider, model, signal);
      if (signal.aborted) return null;
      await store.providers.putModelSettings(id, model, {
        ...(await store.providers.modelSettings(id, model)),
        constrained,
      });
      return null;
    },
    async findLocalServers(signal) {
      const { findLocalServers, localPrograms } = await import('@/src/providers/find-local-servers.ts');
      const known = new Set(localPrograms.map(({ baseUrl }) => originOf(baseUrl)));
      return findLocalServers(
        localPrograms,
        portsFor((origin) => known.has(origin)),
        signal,
      );
    },
    commands: async () => (await builtIn()).commands,
  };
}
