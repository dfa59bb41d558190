import { isOnThisMachine } from '@/src/address/this-machine.ts';
import { dataKinds, type ModelAccess, type ProviderConfig } from '@/src/contract/settings.ts';
import { SightFields } from '../../model-access/sight-fields.tsx';
import { ForeignText } from '../../parts/foreign-text.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { Section } from '../parts/section.tsx';
import { useOptions, useOptionsState } from '../state/options-context.tsx';

/** Data that each remote model may see. */
export function SightList() {
  const say = useSay();
  const providers = useOptionsState((state) => state.providers);
  const sees = useOptionsState((state) => state.settings?.sees);
  if (!providers || !sees) return null;
  const elsewhere = providers.filter(({ baseUrl }) => !isOnThisMachine(baseUrl));
  return (
    <Section title={say('options_sees')} lead={say(elsewhere.length > 0 ? 'options_sees_lead' : 'options_sees_none')}>
      {elsewhere.length > 0 && (
        <ul className="cards">
          {elsewhere.map((config) => (
            <SightRow key={config.id} config={config} sight={sees[config.id]} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function SightRow({ config, sight }: { config: ProviderConfig; sight: ModelAccess | undefined }) {
  const say = useSay();
  const { change } = useOptions();
  const sees = useOptionsState((state) => state.settings?.sees);
  const { id, name, baseUrl } = config;
  const host = URL.parse(baseUrl)?.host ?? baseUrl;
  // The answer is valid for one origin; for another one the user is asked again.
  const holds = sight?.origin === URL.parse(baseUrl)?.origin;
  return (
    <li className="sight-row" data-sees={id}>
      <fieldset>
        <legend>
          <ForeignText className="sight-name">{name}</ForeignText>{' '}
          <ForeignText className="fine-print">{host}</ForeignText>
        </legend>
        {sight && holds ? (
          <SightFields
            value={sight}
            addressesLabel={say('options_sees_addresses_of', { name })}
            onChange={(given) =>
              void change({ sees: { ...sees, [id]: { ...given, origin: sight.origin, asked: [...dataKinds] } } })
            }
          />
        ) : (
          <p className="fine-print">{say('options_sees_unasked')}</p>
        )}
      </fieldset>
    </li>
  );
}
