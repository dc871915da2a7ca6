import { PhotoButton } from '../../../src/flows/photo/PhotoButton';
import { PhotoReceipt } from '../../../src/flows/photo/PhotoReceipt';
import { PhotoScreen } from '../../../src/flows/photo/PhotoScreen';
import type { photoLogic } from '../../../src/flows/photo/wiring';
import { useFlow } from '../../../src/parts/use-flow';
import { ProfilePage } from '../ProfilePage';
import type { FlowScreen, Scene } from '../scene';

const Photo = ({ started }: Pick<Scene, 'started'>) => {
  const { actor } = useFlow(() => started as ReturnType<typeof photoLogic>);
  return (
    <ProfilePage>
      <PhotoReceipt actor={actor} />
      <PhotoButton onOpen={() => actor.send({ type: 'ABRIR', hayFoto: true })} />
      <PhotoScreen actor={actor} current="" initials="AP" />
    </ProfilePage>
  );
};

export const flowScreen: FlowScreen = { at: '/profile', draw: ({ started }) => <Photo started={started} /> };
