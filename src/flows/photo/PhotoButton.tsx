import { PictureButton } from '../../ui/actions/PictureButton';
import { CameraIcon } from '../../ui/icons/CameraIcon';
import { photoTexts as words } from './texts';

export const PhotoButton = ({ onOpen }: { onOpen: () => void }) => (
  <PictureButton label={words.cambiar} icon={<CameraIcon size="small" />} onPress={onOpen} />
);
