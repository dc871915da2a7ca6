import { Button } from '../../ui/actions/Button';
import { CameraIcon } from '../../ui/icons/CameraIcon';
import { photoTexts as words } from './texts';

export const PhotoButton = ({ onOpen }: { onOpen: () => void }) => (
  <Button kind="outline" size="small" icon={<CameraIcon size="small" />} onPress={onOpen}>
    {words.cambiar}
  </Button>
);
