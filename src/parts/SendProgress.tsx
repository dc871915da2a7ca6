import { uploadTexts as words } from '../texts/upload';
import { Meter } from '../ui/blocks/Meter';
import { Stack } from '../ui/layout/Stack';

interface Props {
  /** What is on its way. */
  label: string;
  /** In bytes; nothing is known before the first of them. */
  enviado: number;
  total: number;
}

/** How much of an upload has left this device. */
export const SendProgress = ({ label, enviado, total }: Props) => {
  const sentence = words.enviado(total === 0 ? 0 : Math.floor((100 * enviado) / total));
  return (
    <Stack space={2}>
      <Meter label={label} words={sentence} now={enviado} of={total} />
      <p>{sentence}</p>
    </Stack>
  );
};
