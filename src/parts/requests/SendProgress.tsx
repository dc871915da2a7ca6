import { requestFormTexts as words } from '../../texts/request-form';
import { Meter } from '../../ui/blocks/Meter';
import { Stack } from '../../ui/layout/Stack';

interface Props {
  /** In bytes; nothing is known before the first of them. */
  enviado: number;
  total: number;
}

/** How much of a request has left this device. */
export const SendProgress = ({ enviado, total }: Props) => {
  const sentence = words.enviado(total === 0 ? 0 : Math.floor((100 * enviado) / total));
  return (
    <Stack space={2}>
      <Meter label={words.procesando} words={sentence} now={enviado} of={total} />
      <p>{sentence}</p>
    </Stack>
  );
};
