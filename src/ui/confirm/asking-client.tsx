import { text } from '@/src/contract/text.ts';
import { Said } from '../parts/foreign-text.tsx';
import './asking-client.css';

/** Line over a question that says which outside program asks. */
export const AskingClient = ({ name, id }: { name: string; id?: string }) => (
  <Said as="p" className="asking-client" id={id} text={text('ui_client_asks', { client: name })} />
);
