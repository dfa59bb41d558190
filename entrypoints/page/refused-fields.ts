import type { ProviderRecords } from '@/src/contract/records.ts';

type Records = Pick<ProviderRecords, 'modelSettings' | 'putModelSettings'>;

/** Request fields that a model's server refused by name. Added fields are stored. */
class RefusedFields extends Set<string> {
  readonly #store: (all: string[]) => void;

  constructor(known: string[], store: (all: string[]) => void) {
    super();
    for (const field of known) super.add(field);
    this.#store = store;
  }

  override add(field: string): this {
    if (this.has(field)) return this;
    super.add(field);
    this.#store([...this]);
    return this;
  }
}

export async function refusedFields(records: Records, connection: string, model: string): Promise<Set<string>> {
  const { refused = [] } = await records.modelSettings(connection, model);
  return new RefusedFields(refused, (all) => {
    // If storing fails, the field is refused again the next time and stored then.
    records
      .modelSettings(connection, model)
      .then((settings) => records.putModelSettings(connection, model, { ...settings, refused: all }))
      .catch(() => {});
  });
}
