import { type ComponentType, createElement, lazy, Suspense } from 'react';

/** Makes a component that is loaded when first rendered. */
function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part: ComponentType<P> = lazy(async () => ({ default: await load() }));
  return (props) => createElement(Suspense, null, createElement(Part, props));
}

export const FoundServer = onDemand(async () => (await import('./found-server.tsx')).FoundServer);
export const KeyOffer = onDemand(async () => (await import('./key-offer.tsx')).KeyOffer);
export const HideOriginSwitch = onDemand(async () => (await import('./hide-origin-switch.tsx')).HideOriginSwitch);
export const PassphraseOffer = onDemand(async () => (await import('./passphrase-offer.tsx')).PassphraseOffer);
export const UnlockForm = onDemand(async () => (await import('./unlock-form.tsx')).UnlockForm);
