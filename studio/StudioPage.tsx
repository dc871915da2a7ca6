import { useState, useSyncExternalStore } from 'react';
import { stateName } from '../engine/path-id';
import { ChartPicture } from './ChartPicture';
import type { FlowData } from './flow-data';
import { History } from './History';
import { Paths } from './Paths';
import { ScreenPane } from './ScreenPane';
import { Simulator } from './Simulator';
import { stagedAs } from './staged';
import type { Running, Studio } from './studio-store';
import { TabList } from './TabList';
import { TableView } from './TableView';

interface Props {
  studio: Studio;
  flows: readonly FlowData[];
}

const Check = ({ name, checked, onChange }: { name: string; checked: boolean; onChange(now: boolean): void }) => (
  <label>
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} /> {name}
  </label>
);

const Drawing = ({ running: { flow, simulation } }: { running: Running }) => {
  const [counts, setCounts] = useState(false);
  const [fit, setFit] = useState(false);
  return (
    <>
      <div className="row">
        <Check name="Ajustar al ancho" checked={fit} onChange={setFit} />
        <Check name="Cuántos caminos de las pruebas toman cada transición" checked={counts} onChange={setCounts} />
      </div>
      <ChartPicture
        name={flow.name}
        svg={counts ? flow.pictures.walked : flow.pictures.plain}
        fit={fit}
        snapshot={simulation.actor.getSnapshot()}
        trace={simulation.trace}
      />
      <p className="quiet">
        Con borde doble, el estado de ahora; subrayado, lo último que pasó; en negrita, lo que ya se recorrió.
      </p>
    </>
  );
};

/** Why there is no screen to show; empty: there is one. */
const withoutScreen = (flow: string): string => {
  const known = stagedAs(flow);
  if (known === undefined) return 'El estudio aún no sabe en qué pantalla se ve: falta su línea en studio/staged.ts.';
  return known.at === null ? 'Este flujo no tiene pantalla propia: trabaja por detrás de las demás.' : '';
};

/** Names of the states it is in, the outer ones too. */
const namesNow = ({ simulation }: Running): string[] =>
  simulation.actor.getSnapshot()._nodes.map(({ path }) => (path.length === 0 ? '(raíz)' : path.join('.')));

export const StudioPage = ({ studio, flows }: Props) => {
  const running = useSyncExternalStore(studio.subscribe, studio.running);
  if (running === null) return null;
  const { flow, simulation } = running;
  const now = namesNow(running);
  return (
    <>
      <header>
        <h1>Estudio</h1>
        <label>
          Flujo{' '}
          <select
            value={flow.name}
            onChange={({ target }) => location.assign(`?${new URLSearchParams({ flujo: target.value })}`)}
          >
            {flows.map(({ name, titulo }) => (
              <option key={name} value={name}>
                {name === titulo ? name : `${name}: ${titulo}`}
              </option>
            ))}
          </select>
        </label>
        <p role="status">
          Estado: <strong>{stateName(simulation.actor.getSnapshot().value)}</strong>
        </p>
      </header>
      <main>
        <div className="side">
          <Simulator studio={studio} running={running} />
          <History running={running} />
        </div>
        <div className="chart-side">
          <TabList
            label={`Vistas de ${flow.name}`}
            tabs={[
              { id: 'dibujo', name: 'Dibujo', draw: () => <Drawing running={running} /> },
              {
                id: 'tabla',
                name: 'Estado × evento',
                draw: () => <TableView title="Estado × evento" table={flow.events} now={now} />,
              },
              {
                id: 'estados',
                name: 'Estados',
                draw: () => <TableView title="Estados" table={flow.states} now={now} />,
              },
              {
                id: 'codigos',
                name: 'Códigos',
                draw: () =>
                  flow.codes === null ? (
                    <p>Este flujo no recibe códigos.</p>
                  ) : (
                    <TableView title="Códigos" table={flow.codes} now={[]} />
                  ),
              },
              { id: 'caminos', name: 'Caminos', draw: () => <Paths studio={studio} running={running} /> },
            ]}
          />
        </div>
        <ScreenPane studio={studio} running={running} without={withoutScreen(flow.name)} />
      </main>
    </>
  );
};
