import { useSelector } from '@xstate/react';
import { screenMoment } from '../../../domain/rules/dates/dates';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import { Card } from '../../ui/blocks/Card';
import { Row, Stack } from '../../ui/layout/Stack';
import { Confirmation } from '../../ui/overlays/Confirmation';
import type { ViewProps } from './card-ref';
import { cardTexts as words } from './texts';

const Warning = ({ card }: Pick<ViewProps, 'card'>) => {
  const saving = useSelector(card, (snapshot) => snapshot.matches({ mostrando: 'guardando' }));
  const failed = useSelector(card, (snapshot) => snapshot.matches({ mostrando: 'sinGuardar' }));
  return (
    <Confirmation
      question={words.guardarTitulo}
      closeLabel={shellTexts.cerrar}
      safe={{ label: words.noGuardar, act: () => card.send({ type: 'CERRAR' }) }}
      sure={{
        label: words.guardarAhora,
        busy: saving,
        busyLabel: words.guardando,
        act: () => card.send({ type: 'CONFIRMAR' }),
      }}
    >
      <Stack>
        <Alert tone="advertencia" lasting title={words.advertencia}>
          {words.advertenciaDetalle}
        </Alert>
        <p>{words.soloEste}</p>
        <p>{words.comoSeQuita}</p>
        {failed && (
          <Alert tone="error" title={words.sinGuardar}>
            {words.sinGuardarDetalle}
          </Alert>
        )}
      </Stack>
    </Confirmation>
  );
};

/** The offline copy of the card, if the member saved one; nothing where the browser cannot store it. */
export const SavedCopy = ({ card }: Pick<ViewProps, 'card'>) => {
  const able = useSelector(card, ({ context }) => context.puede);
  const kept = useSelector(card, ({ context: { guardados, persona } }) =>
    guardados.find(({ codigoAfiliado }) => codigoAfiliado === persona.codigoAfiliado),
  );
  const removing = useSelector(card, (snapshot) => snapshot.matches({ mostrando: 'quitando' }));
  const warned = useSelector(card, (snapshot) =>
    (['advirtiendo', 'guardando', 'sinGuardar'] as const).some((mostrando) => snapshot.matches({ mostrando })),
  );
  if (!able) return null;
  return (
    <Card>
      <Row>
        {/* One element for both, so that a screen reader says when it changes. */}
        <p role="status">
          {kept === undefined
            ? words.guardarDetalle
            : `${words.guardado(screenMoment(kept.guardado))} ${words.guardadoDetalle}`}
        </p>
        {kept === undefined ? (
          <Button kind="tonal" size="small" onPress={() => card.send({ type: 'GUARDAR' })}>
            {words.guardar}
          </Button>
        ) : (
          <Button
            kind="outline"
            size="small"
            busy={removing}
            busyLabel={words.quitando}
            onPress={() => card.send({ type: 'QUITAR' })}
          >
            {words.quitar}
          </Button>
        )}
      </Row>
      {warned && <Warning card={card} />}
    </Card>
  );
};
