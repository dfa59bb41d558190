import { onDemand } from '../parts/on-demand.ts';

export const FoundServer = onDemand(async () => (await import('./found-server.tsx')).FoundServer);
export const KeyOffer = onDemand(async () => (await import('./key-offer.tsx')).KeyOffer);
export const HideOriginSwitch = onDemand(async () => (await import('./hide-origin-switch.tsx')).HideOriginSwitch);
export const PassphraseOffer = onDemand(async () => (await import('./passphrase-offer.tsx')).PassphraseOffer);
export const UnlockForm = onDemand(async () => (await import('./unlock-form.tsx')).UnlockForm);
