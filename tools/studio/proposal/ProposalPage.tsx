import { useState, useSyncExternalStore } from 'react';
import type { AnyStateMachine } from 'xstate';
import { hashOf } from '../address';
import { Choose } from '../Choose';
import type { FlowData } from '../flow-data';
import { themes } from '../StudioPage';
import type { Look } from '../studio-store';
import { ChartKeys } from '../ZoomedChart';
import { Bring } from './Bring';
import { DifferenceView } from './DifferenceView';
import { HandOver } from './HandOver';
import { PathChangesView } from './PathChangesView';
import type { ProposalState, ProposalStore } from './proposal-store';
import { SideBySide } from './SideBySide';

interface Props {
  store: ProposalStore;
  flow: FlowData;
  machine: AnyStateMachine;
  theme: Look['theme'];
  onTheme(theme: Look['theme']): void;
}

/** What was made of the draft, in a sentence that is also read aloud. */
const Outcome = ({ store, reading }: { store: ProposalStore; reading: ProposalState['reading'] }) => (
  <>
    <p role="status" className="quiet">
      {reading.kind === 'vacia' && 'Todavía no hay nada que comparar.'}
      {reading.kind === 'leyendo' && 'Leyendo…'}
      {reading.kind === 'igual' && 'Es igual al diagrama de hoy: no cambia nada.'}
      {reading.kind === 'distinta' && `Cambios: ${reading.proposal.lines.length}.`}
    </p>
    {reading.kind === 'rechazada' && <p role="alert">{reading.why}.</p>}
    {reading.kind === 'anterior' && (
      <>
        <p role="alert">{reading.why}. Parta de la de hoy, o siga si quiere volver a aquella.</p>
        <p>
          <button type="button" onClick={() => void store.readAnyway()}>
            Seguir de todos modos
          </button>
        </p>
      </>
    )}
  </>
);

export const ProposalPage = ({ store, flow, machine, theme, onTheme }: Props) => {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const [chosen, choose] = useState(theme);
  const { reading, anyway, pictures, played } = state;
  return (
    <>
      <header>
        <h1>Proponer un cambio: {flow.name}</h1>
        <a className="button" href={hashOf({ flow: flow.name, state: '' })}>
          Volver al flujo
        </a>
        <Choose
          legend="Tema"
          value={chosen}
          options={themes}
          onChoose={(to) => {
            choose(to);
            onTheme(to);
          }}
        />
      </header>
      <main className="single proposal">
        <Bring store={store} state={state} machine={machine} />
        <Outcome store={store} reading={reading} />
        {reading.kind === 'distinta' && (
          <>
            <DifferenceView flow={flow.name} proposal={reading.proposal} pictures={pictures} />
            <PathChangesView store={store} state={state} newGuards={reading.proposal.newNames.guards} />
            {played !== null && pictures !== null && (
              <SideBySide
                key={played.id}
                flow={flow.name}
                store={store}
                played={played}
                pictures={[flow.pictures.plain, pictures.proposal]}
              />
            )}
            <HandOver flow={flow.name} chart={reading.proposal.chart} anyway={anyway} />
            <p className="quiet" id="teclas">
              <ChartKeys />
            </p>
          </>
        )}
      </main>
    </>
  );
};
