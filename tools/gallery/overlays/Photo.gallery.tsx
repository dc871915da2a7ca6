import { FileButton } from '../../../src/ui/actions/FileButton';
import { PictureButton } from '../../../src/ui/actions/PictureButton';
import { Avatar } from '../../../src/ui/blocks/Avatar';
import { PhotoRound } from '../../../src/ui/blocks/PhotoRound';
import { ProfileHead } from '../../../src/ui/blocks/ProfileHead';
import { CameraIcon } from '../../../src/ui/icons/CameraIcon';
import { CropIcon } from '../../../src/ui/icons/CropIcon';
import { ImageIcon } from '../../../src/ui/icons/ImageIcon';
import { MinusIcon } from '../../../src/ui/icons/MinusIcon';
import { PlusIcon } from '../../../src/ui/icons/PlusIcon';
import { TurnIcon } from '../../../src/ui/icons/TurnIcon';
import { Row } from '../../../src/ui/layout/Stack';
import type { GalleryEntry } from '../gallery-entry';
import person from '../samples/persona.svg';

const nothing = () => undefined;

export const entries: GalleryEntry[] = [
  {
    name: 'PhotoRound',
    states: {
      'con foto': () => <PhotoRound src={person} label="Su foto de perfil" initials="MA" />,
      'sin foto': () => <PhotoRound src={null} label="Su foto de perfil" initials="MA" />,
    },
  },
  {
    name: 'FileButton',
    states: {
      cámara: () => (
        <FileButton accept="image/*" camera="user" icon={<CameraIcon size="small" />} onChoose={nothing}>
          Tomar una foto
        </FileButton>
      ),
      galería: () => (
        <FileButton accept="image/*" icon={<ImageIcon size="small" />} onChoose={nothing}>
          Elegir una imagen
        </FileButton>
      ),
    },
  },
  {
    name: 'PictureButton',
    states: {
      'en la cabecera': () => (
        <ProfileHead
          tone="titular"
          picture={<Avatar src={person} initials="MA" size="large" />}
          photo={<PictureButton label="Cambiar foto" icon={<CameraIcon size="small" />} onPress={nothing} />}
          name={['María', 'Peña']}
          kind="Titular | 10000001"
        />
      ),
    },
  },
  {
    name: 'iconos de la foto',
    states: {
      todos: () => (
        <Row>
          <CameraIcon />
          <ImageIcon />
          <CropIcon />
          <TurnIcon />
          <PlusIcon />
          <MinusIcon />
        </Row>
      ),
    },
  },
];
