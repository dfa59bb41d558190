import { type ComponentType, createElement, lazy, Suspense } from 'react';

/** Makes a component that is loaded when first rendered; nothing is shown until then. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return (props) => createElement(Suspense, null, createElement(Part, props));
}
