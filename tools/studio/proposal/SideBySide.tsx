import { useEffect, useRef } from 'react';
import type { Camera } from '../ChartPicture';
import { ZoomedChart } from '../ZoomedChart';
import type { Done, Step } from './compare-paths';
import type { Played, ProposalStore } from './proposal-store';

interface Props {
  flow: string;
  store: ProposalStore;
  played: Played;
  /** Of the chart of today, and of the proposal. */
  pictures: readonly [today: string, proposal: string];
}

const listed = (parts: readonly string[]): string => (parts.length === 0 ? 'nada' : parts.join(', '));

interface Side {
  title: string;
  name: string;
  svg: string;
  done: Done | null;
  /** Where it stays when it does not take the step. */
  last: Done | null;
}

const OneSide = ({ title, name, svg, done, last }: Side) => {
  const shown = done ?? last;
  const camera = useRef<Camera>(null);
  // Whole, a chart that shares the page with another is too small to read.
  useEffect(() => {
    if (shown !== null) camera.current?.toCurrent();
  }, [shown]);
  return (
    <div className="part">
      <h3>{title}</h3>
      <ZoomedChart
        name={name}
        svg={svg}
        at={shown === null ? null : { snapshot: shown.snapshot, trace: shown.trace }}
        camera={camera}
      />
      <dl>
        <dt>Estado</dt>
        <dd>{done?.state ?? `no da el paso${last === null ? '' : `, sigue en ${last.state}`}`}</dd>
        <dt>Pide</dt>
        <dd>{listed(done?.asked ?? [])}</dd>
        <dt>Hace</dt>
        <dd>{listed(done?.actions ?? [])}</dd>
      </dl>
    </div>
  );
};

const stateOf = (done: Done | null): string => done?.state ?? 'no da el paso';

const StepLine = ({ step: { label, old, now, difference }, first }: { step: Step; first: boolean }) => (
  <>
    <strong>{label}</strong> → {stateOf(old)}
    {stateOf(old) !== stateOf(now) && <> | {stateOf(now)}</>}
    {difference !== '' && (
      <div className="quiet">
        {first ? '✗ Primera diferencia: ' : '✗ '}
        {difference}
      </div>
    )}
  </>
);

/** One path in both charts, one step at a time. */
export const SideBySide = ({ flow, store, played: { id, steps, at, first }, pictures }: Props) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const step = steps[at];
  const lastOf = (side: 'old' | 'now') => steps.slice(0, at + 1).findLast((one) => one[side] !== null)?.[side] ?? null;
  const to = (name: string, place: number, able: boolean) => (
    <button type="button" aria-disabled={!able} onClick={() => able && store.goTo(place)}>
      {name}
    </button>
  );
  return (
    <section aria-labelledby="lado" className="part">
      <h2 id="lado" ref={title} tabIndex={-1}>
        Camino {id}, hoy y en la propuesta
      </h2>
      <p className="row">
        {to('Paso anterior', at - 1, at > 0)}
        {to('Paso siguiente', at + 1, at < steps.length - 1)}
        {to('Primera diferencia', first, first >= 0)}
        <span role="status">
          Paso {at + 1} de {steps.length}: {step?.label}
        </span>
      </p>
      <div className="sides">
        <OneSide title="Hoy" name={`${flow}, hoy`} svg={pictures[0]} done={step?.old ?? null} last={lastOf('old')} />
        <OneSide
          title="Propuesta"
          name={`${flow}, propuesta`}
          svg={pictures[1]}
          done={step?.now ?? null}
          last={lastOf('now')}
        />
      </div>
      <ol>
        {steps.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a path may take the same step twice
          <li key={index} aria-current={index === at ? 'step' : undefined}>
            <StepLine step={one} first={index === first} />
          </li>
        ))}
      </ol>
    </section>
  );
};
