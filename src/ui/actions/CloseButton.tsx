import { CloseIcon } from '../icons/CloseIcon';
import { IconButton } from './IconButton';

export const CloseButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <IconButton label={label} icon={<CloseIcon />} onPress={onPress} />
);
