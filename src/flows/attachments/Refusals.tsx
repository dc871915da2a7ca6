import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { type Aviso, canReduce } from '../../../domain/rules/attachments/attached';
import { Button } from '../../ui/actions/Button';
import { RowButton } from '../../ui/actions/RowButton';
import { Alert } from '../../ui/blocks/Alert';
import { Spinner } from '../../ui/blocks/Spinner';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import { Row, Stack } from '../../ui/layout/Stack';
import type { DocumentProps } from './attachments-ref';
import { refusedText, attachmentsTexts as words } from './texts';

const Refusal = ({ actor, requisito, refusal }: DocumentProps & { refusal: Aviso }) => {
  const shrinking = useSelector(actor, ({ context }) => context.reduciendo === refusal.id);
  const reducible = useSelector(actor, ({ context }) => canReduce(context, refusal.id));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  const { id, nombre } = refusal;
  if (shrinking)
    return (
      <Row>
        <Spinner label={words.reduciendo(nombre)} />
        <Button kind="outline" size="small" onPress={() => actor.send({ type: 'CANCELAR' })}>
          {words.cancelar}
        </Button>
      </Row>
    );
  return (
    <Alert
      tone="error"
      action={
        reducible && (
          <RowButton
            name={`${words.reducir}: ${nombre}`}
            busy={busy}
            onPress={() => actor.send({ type: 'REDUCIR', archivo: id })}
          >
            {words.reducir}
          </RowButton>
        )
      }
    >
      <p>
        <bdi>{refusedText(refusal, requisito)}</bdi>
      </p>
    </Alert>
  );
};

/** The rejected files of one document with reasons. Takes the focus once all chosen files are checked. */
export const Refusals = (props: DocumentProps) => {
  const { actor, requisito } = props;
  const { codigo, nombre } = requisito;
  const avisos = useSelector(actor, ({ context }) => context.avisos);
  const settled = useSelector(actor, (snapshot) => snapshot.matches({ abierto: 'conAvisos' }));
  const place = useRef<HTMLElement>(null);
  const own = avisos.filter(({ tipo }) => tipo === codigo);
  const last = own.at(-1);
  useLeadFocus(settled && last !== undefined ? `${last.id} ${last.motivo}` : null, place);
  if (own.length === 0) return null;
  return (
    <section ref={place} tabIndex={-1} aria-label={`${words.noAnadido}: ${nombre}`}>
      <Stack space={2}>
        {own.map((refusal) => (
          <Refusal key={refusal.id} {...props} refusal={refusal} />
        ))}
        <Row>
          <RowButton
            kind="ghost"
            name={words.para(words.cerrar, nombre)}
            busy={false}
            onPress={() => {
              actor.send({ type: 'CERRAR_AVISOS', tipo: codigo });
              document.getElementById(`documento-${codigo}`)?.focus();
            }}
          >
            {words.cerrar}
          </RowButton>
        </Row>
      </Stack>
    </section>
  );
};
