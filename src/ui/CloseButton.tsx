import { IconButton } from './IconButton';
import { CloseIcon } from './icons/CloseIcon';

export const CloseButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <IconButton label={label} icon={<CloseIcon />} onPress={onPress} />
);
