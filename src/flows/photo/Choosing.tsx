import { useSelector } from '@xstate/react';
import { Button } from '../../ui/actions/Button';
import { FileButton } from '../../ui/actions/FileButton';
import { PhotoRound } from '../../ui/blocks/PhotoRound';
import { CameraIcon } from '../../ui/icons/CameraIcon';
import { CropIcon } from '../../ui/icons/CropIcon';
import { ImageIcon } from '../../ui/icons/ImageIcon';
import { Stack } from '../../ui/layout/Stack';
import { PhotoMessage } from './PhotoMessage';
import type { PhotoViewProps } from './photo-ref';
import { photoTexts as words } from './texts';

/** With this `accept` list, iPhones convert HEIC to JPG. */
const accepted = 'image/jpeg,image/png';

/** The current or chosen photo, and the buttons to choose one. */
export const Choosing = ({ actor, current, initials }: PhotoViewProps) => {
  const foto = useSelector(actor, ({ context }) => context.foto);
  const choose = ([archivo]: readonly [File, ...File[]]) => actor.send({ type: 'ELEGIR', archivo });
  return (
    <Stack>
      <PhotoMessage actor={actor} />
      <PhotoRound
        src={foto?.direccion ?? (current === '' ? null : current)}
        label={foto === null ? words.actual : words.nueva}
        initials={initials}
      />
      <p>{foto === null ? words.guia : words.lista}</p>
      {foto !== null && (
        <Button kind="tonal" icon={<CropIcon size="small" />} onPress={() => actor.send({ type: 'AJUSTAR' })}>
          {words.ajustar}
        </Button>
      )}
      <Stack space={2}>
        <FileButton accept={accepted} camera="user" icon={<CameraIcon size="small" />} onChoose={choose}>
          {words.tomar}
        </FileButton>
        <FileButton accept={accepted} icon={<ImageIcon size="small" />} onChoose={choose}>
          {words.elegir}
        </FileButton>
      </Stack>
    </Stack>
  );
};
