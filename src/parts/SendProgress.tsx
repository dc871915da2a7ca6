import { uploadTexts as words } from '../texts/upload';
import { Meter } from '../ui/blocks/Meter';
import { Stack } from '../ui/layout/Stack';

interface Props {
  /** Names what is being uploaded. */
  label: string;
  /** In bytes; 0 before the first progress event. */
  enviado: number;
  total: number;
}

/** The progress of an upload. */
export const SendProgress = ({ label, enviado, total }: Props) => {
  const sentence = words.enviado(total === 0 ? 0 : Math.floor((100 * enviado) / total));
  return (
    <Stack space={2}>
      <Meter label={label} words={sentence} now={enviado} of={total} />
      <p>{sentence}</p>
    </Stack>
  );
};
