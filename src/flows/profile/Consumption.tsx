import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { screenDate } from '../../../domain/rules/dates/dates';
import type { ConsumptionKind } from '../../../machines/profile/consumption-kind';
import type { profileMachine } from '../../../machines/profile/profile.machine';
import type { StateOf } from '../../../machines/state-of';
import { statePath } from '../../parts/state-path';
import { failureNotice } from '../../texts/failure';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { RecordList } from '../../ui/blocks/RecordList';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { Segmented } from '../../ui/fields/Segmented';
import { ClockIcon } from '../../ui/icons/ClockIcon';
import { Stack } from '../../ui/layout/Stack';
import { LazyPopover } from '../../ui/overlays/LazyPopover';
import type { ProfileRef } from './parts';
import { profileTexts as words } from './texts';

type View = (props: { profile: ProfileRef }) => React.ReactNode;

const Loading: View = () => <Skeleton shape="row" count={5} label={words.cargandoConsumos} />;
const None: View = () => <EmptyBlock look="line" title={words.sinConsumos} />;

const Failed: View = ({ profile }) => {
  const problema = useSelector(profile, ({ context }) => context.problema);
  const { titulo, detalle } = failureNotice(problema ?? 'limite', 'acceso');
  return (
    <ErrorBlock
      title={titulo}
      detail={detalle}
      retry={{ label: shellTexts.reintentar, act: () => profile.send({ type: 'REINTENTAR' }) }}
    />
  );
};

const Last: View = ({ profile }) => {
  const consumos = useSelector(profile, ({ context }) => context.consumos);
  return (
    <RecordList
      label={words.ultimosConsumos}
      records={consumos.map(({ idAuth, tipoAutDesc, solicitanteDesc, fecha, estado }) => ({
        title: tipoAutDesc.trim() || words.consumo,
        date: screenDate(fecha),
        lines: [
          solicitanteDesc.trim(),
          [idAuth === '' ? '' : words.autorizacion(idAuth), estado.trim()].filter((part) => part !== '').join(' · '),
        ],
      }))}
    />
  );
};

type InPopover = Extract<StateOf<typeof profileMachine>, `mostrando.consumos.${string}`>;
const views: Readonly<Record<InPopover, View>> = {
  'mostrando.consumos.cargando': Loading,
  'mostrando.consumos.cargado': Last,
  'mostrando.consumos.vacio': None,
  'mostrando.consumos.fallido': Failed,
};
const isOpen = (state: string): state is InPopover => state in views;

const kinds = Object.entries(words.tipoConsumo).map(([value, label]) => ({ value: value as ConsumptionKind, label }));

/** «Ver consumos», and the panel that it opens. */
export const Consumption: View = ({ profile }) => {
  const button = useRef<HTMLButtonElement>(null);
  const state = useSelector(profile, (snapshot) => statePath<StateOf<typeof profileMachine>>(snapshot));
  const tipo = useSelector(profile, ({ context }) => context.tipo);
  const open = isOpen(state);
  const Current = open ? views[state] : null;
  const close = () => profile.send({ type: 'CERRAR' });
  return (
    <>
      <Button
        ref={button}
        kind="tonal"
        size="small"
        icon={<ClockIcon size="small" />}
        expanded={open}
        onPress={() => (open ? close() : profile.send({ type: 'VER_CONSUMOS' }))}
      >
        {words.verConsumos}
      </Button>
      {Current !== null && (
        <LazyPopover title={words.ultimosConsumos} anchor={button} closeLabel={shellTexts.cerrar} onClose={close}>
          <Stack space={4}>
            <Segmented
              legend={words.cualesConsumos}
              options={kinds}
              value={tipo}
              onChoose={(chosen) => profile.send({ type: 'ELEGIR_TIPO', tipo: chosen })}
            />
            <Current profile={profile} />
          </Stack>
        </LazyPopover>
      )}
    </>
  );
};
