import { useSelector } from '@xstate/react';
import { useFetches } from '../../parts/use-fetches';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { Spinner } from '../../ui/blocks/Spinner';
import { Stack } from '../../ui/layout/Stack';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import type { ReimbursementRef } from './reimbursement-ref';
import { reimbursementFormTexts as words } from './texts-of-fields';

const Waiting = ({ actor }: { actor: ReimbursementRef }) => {
  const { failed, retry } = useFetches(actor, 'consultarTerminos');
  return failed ? (
    <ErrorBlock
      title={words.sinTerminos}
      detail={words.sinTerminosDetalle}
      retry={{ label: shellTexts.reintentar, act: retry }}
    />
  ) : (
    <Spinner label={words.pidiendoTerminos} />
  );
};

/** What the member accepts, over the form. */
export const TermsDialog = ({ actor }: { actor: ReimbursementRef }) => {
  const terminos = useSelector(actor, ({ context }) => context.terminos);
  const close = () => actor.send({ type: 'CERRAR' });
  return (
    <LazyDialog
      title={words.tituloTerminos}
      size="lg"
      onClose={{ label: shellTexts.cerrar, act: close }}
      actions={<Button onPress={close}>{words.volverAlFormulario}</Button>}
    >
      {terminos === null ? (
        <Waiting actor={actor} />
      ) : (
        <Stack space={4}>
          {terminos.texto.split(/\n\s*\n/).map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes while it is open
            <p key={place}>{paragraph}</p>
          ))}
          <p>{words.version(terminos.version)}</p>
        </Stack>
      )}
    </LazyDialog>
  );
};
