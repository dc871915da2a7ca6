import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { RowButton } from '../../ui/actions/RowButton';
import { Alert } from '../../ui/blocks/Alert';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import { Row, Stack } from '../../ui/layout/Stack';
import type { DocumentProps } from './attachments-ref';
import { refusedText, attachmentsTexts as words } from './texts';

/** The rejected files of one document with reasons. Takes the focus once all chosen files are checked. */
export const Refusals = ({ actor, requisito }: DocumentProps) => {
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
          <Alert key={refusal.id} tone="error">
            <p>
              <bdi>{refusedText(refusal, requisito)}</bdi>
            </p>
          </Alert>
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
