import { createContext, type ReactNode, use, useMemo } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../../parts/services-context.tsx';
import { type OpenQuestion, openQuestion, questionsBehind } from '../state/open-question.ts';
import type { PanelState } from '../state/panel-state.ts';
import type { Panel } from './panel-store.ts';

const Context = createContext<Panel | null>(null);

export function PanelProvider({ panel, children }: { panel: Panel; children: ReactNode }) {
  return <Context value={panel}>{children}</Context>;
}

export function usePanel(): Panel {
  const panel = use(Context);
  if (!panel) throw new Error('This component stands outside <PanelProvider>.');
  return panel;
}

/** The selector must give the same value while nothing changed. */
export const usePanelState = <T,>(select: (state: PanelState) => T): T => useStore(usePanel().store, select);

export function useOpenQuestion(): OpenQuestion | null {
  const { window } = useServices();
  const turn = usePanelState((state) => state.turn);
  const tickets = usePanelState((state) => state.tickets);
  const asking = usePanelState((state) => state.asking);
  return useMemo(() => openQuestion({ turn, tickets, asking }, window), [turn, tickets, asking, window]);
}

export function useQuestionsBehind(): number {
  const { window } = useServices();
  return usePanelState((state) => questionsBehind(state, window));
}
