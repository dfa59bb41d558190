import { useSay } from '../../parts/services-context.tsx';
import { useOptionsState } from '../state/options-context.tsx';
import { AddProgram } from './add-program.tsx';
import { BridgeSwitch } from './bridge-switch.tsx';
import { ProgramList } from './program-list.tsx';
import { ServerSection } from './server-section.tsx';
import './connections-page.css';

/** Programs outside the browser that may use its tools: the switch for all, and each with its rights. */
export default function ConnectionsPage() {
  const say = useSay();
  const settings = useOptionsState((state) => state.settings);
  if (!settings) return null;
  return (
    <>
      <p className="options-lead">{say('connections_lead')}</p>
      <BridgeSwitch bridge={settings.bridge} />
      <AddProgram />
      <ProgramList />
      <ServerSection />
    </>
  );
}
