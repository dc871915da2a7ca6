import { AttachmentsScreen } from '../../src/flows/attachments/AttachmentsScreen';
import type { attachmentsLogic } from '../../src/flows/attachments/wiring';
import { useFlow } from '../../src/parts/use-flow';
import type { Drawn, Scene } from '../scene';

let last = 0;
/** No file is held where a flow is only played: answers say what became of it. */
const box = {
  take: ({ name: nombre }: File) => {
    last += 1;
    return { id: `archivo-${last}`, nombre };
  },
  takeAgain: (_: string, nombre: string) => {
    last += 1;
    return { id: `archivo-${last}`, nombre };
  },
};

const Attachments = ({ started }: Pick<Scene, 'started'>) => {
  const { actor } = useFlow(() => started as ReturnType<typeof attachmentsLogic>);
  return <AttachmentsScreen actor={actor} box={box} />;
};

export const drawn: Drawn = { at: '/solicitudes', draw: ({ started }) => <Attachments started={started} /> };
