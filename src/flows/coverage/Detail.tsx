import { useSelector } from '@xstate/react';
import { formatMoney } from '../../../domain/rules/money/money';
import { regimeIds } from '../../../domain/rules/plan/regime';
import type { coverageMachine } from '../../../machines/coverage/coverage.machine';
import type { Option } from '../../../machines/coverage/coverage-lists';
import type { StateOf } from '../../../machines/state-of';
import { useSearch } from '../../parts/results/use-search';
import { statePath } from '../../parts/state-path';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { FactGrid } from '../../ui/blocks/FactGrid';
import { LeadFact } from '../../ui/blocks/LeadFact';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import { Choice } from './Choice';
import type { CoverageRef } from './coverage-ref';
import { coverageTexts as words } from './texts';

type View = (props: { coverage: CoverageRef }) => React.ReactNode;

const NoPlan: View = ({ coverage }) => {
  const chosen = useSelector(coverage, ({ context }) => context.borrador.plan !== '');
  return (
    <Choice
      coverage={coverage}
      campo="plan"
      lista="planes"
      label={words.plan}
      emptyLabel={words.elijaPlan}
      error={chosen ? undefined : words.sinPlan}
    />
  );
};

const Loading: View = ({ coverage }) => {
  const { failure, retry } = useSearch(useSelector(coverage, ({ children }) => children.consultarCobertura));
  if (failure === null) return <Skeleton shape="row" count={3} label={words.cargandoDetalle} />;
  return (
    <ErrorBlock title={failure.titulo} detail={failure.detalle} retry={{ label: shellTexts.reintentar, act: retry }} />
  );
};

const percent = (value: number | null) => (value === null ? words.sinDato : words.porcentaje(value));
const money = (value: number | null) => (value === null ? '' : formatMoney(Math.round(value * 100)));

/** Empty until the list of plans has loaded. */
const planName = (plans: readonly Option[] | null, code: string | number): string => {
  if (code === String(regimeIds.complementario)) return words.planesComplementarios;
  return plans?.find(({ codigo }) => codigo === code)?.descripcion ?? '';
};

const Facts: View = ({ coverage }) => {
  const detail = useSelector(coverage, ({ context }) => context.cobertura);
  const plan = useSelector(coverage, ({ context: { consulta, listas } }) =>
    planName(listas.planes.opciones, consulta.regimen),
  );
  if (detail === null) return null;
  const { montoCopago, valorTarifario, coberturaTotal } = detail;
  const known = valorTarifario !== null && coberturaTotal !== null;
  return (
    <>
      {montoCopago !== null && (
        <LeadFact
          label={words.montoCopago}
          value={money(montoCopago)}
          note={known ? words.deLaTarifa(money(valorTarifario), money(coberturaTotal)) : ''}
        />
      )}
      <FactGrid
        facts={[
          { label: words.descripcion, value: detail.procedimientoDescripcion },
          { label: words.plan, value: plan },
          { label: words.grupoDetalle, value: detail.grupo },
          { label: words.subgrupoDetalle, value: detail.subGrupo },
          { label: words.porcentajeCobertura, value: percent(detail.porcentajeCobertura) },
          { label: words.porcentajeCoPago, value: percent(detail.porcentajeCoPago) },
          { label: words.valorTarifario, value: money(detail.valorTarifario) },
          { label: words.coberturaPdss, value: money(detail.coberturaPdss) },
          { label: words.coberturaTotal, value: money(detail.coberturaTotal) },
        ]}
      />
    </>
  );
};

const NotCovered: View = () => <Alert tone="advertencia" title={words.sinCobertura} />;

type State = Extract<StateOf<typeof coverageMachine>, `mostrando.detalle.${string}`>;
const views: Readonly<Record<State, View>> = {
  'mostrando.detalle.sinPlan': NoPlan,
  'mostrando.detalle.cargando': Loading,
  'mostrando.detalle.cargada': Facts,
  'mostrando.detalle.sinCobertura': NotCovered,
};

const isOpen = (state: string): state is State => state in views;

/** What a plan pays for one procedure, in a dialog over the list. */
export const Detail: View = ({ coverage }) => {
  const state = useSelector(coverage, (snapshot) => statePath(snapshot));
  const procedure = useSelector(coverage, ({ context }) => context.procedimiento);
  const close = () => coverage.send({ type: 'CERRAR' });
  if (!isOpen(state)) return null;
  const Current = views[state];
  const again = () => coverage.send({ type: 'VER_DETALLE', codigo: procedure?.codigo ?? '' });
  return (
    <LazyDialog
      title={words.detalle}
      size="md"
      onClose={{ label: shellTexts.cerrar, act: close }}
      actions={state === 'mostrando.detalle.sinPlan' ? <Button onPress={again}>{words.verDetalle}</Button> : undefined}
    >
      <Stack space={5}>
        {state !== 'mostrando.detalle.cargada' && <p dir="auto">{procedure?.descripcion}</p>}
        <Current coverage={coverage} />
      </Stack>
    </LazyDialog>
  );
};
