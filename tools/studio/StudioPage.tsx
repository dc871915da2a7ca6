import { useSyncExternalStore } from 'react';
import { stateName } from '../explore/path-id';
import { nodeName } from '../explore/universe';
import type { JointPath } from '../qa/recorded';
import { hashOf, proposalHash } from './address';
import { Choose } from './Choose';
import { Drawing } from './Drawing';
import type { FlowData } from './flow-data';
import { History } from './History';
import { Paths } from './Paths';
import { ScreenPane } from './ScreenPane';
import { Simulator } from './Simulator';
import type { Look, Studio } from './studio-store';
import { TabList } from './TabList';
import { TableView } from './TableView';

interface Props {
  studio: Studio;
  flows: readonly FlowData[];
  /** A file was opened in which several charts run at once. */
  onTogether(path: JointPath): void;
}

export const themes: Readonly<Record<Look['theme'], string>> = { light: 'Claro', dark: 'Oscuro' };

export const StudioPage = ({ studio, flows, onTogether }: Props) => {
  const running = useSyncExternalStore(studio.subscribe, studio.running);
  const { theme, width } = useSyncExternalStore(studio.subscribe, studio.look);
  if (running === null) return null;
  const { flow, simulation } = running;
  const snapshot = simulation.actor.getSnapshot();
  const now = snapshot._nodes.map(nodeName);
  return (
    <>
      <header>
        <h1>Estudio</h1>
        <label>
          Flujo{' '}
          <select
            value={flow.name}
            onChange={({ target }) => location.assign(hashOf({ flow: target.value, state: '' }))}
          >
            {flows.map(({ name, titulo }) => (
              <option key={name} value={name}>
                {name === titulo ? name : `${name}: ${titulo}`}
              </option>
            ))}
          </select>
        </label>
        <a className="button" href={proposalHash(flow.name)}>
          Proponer un cambio
        </a>
        <p role="status" className="state">
          Estado: <strong>{stateName(snapshot.value)}</strong>
        </p>
        <Choose legend="Tema" value={theme} options={themes} onChoose={(to) => studio.setLook({ theme: to })} />
      </header>
      <main data-width={width}>
        <div className="chart-side">
          <TabList
            label={`Vistas de ${flow.name}`}
            tabs={[
              { id: 'dibujo', name: 'Dibujo', draw: () => <Drawing studio={studio} running={running} /> },
              {
                id: 'tabla',
                name: 'Estado × evento',
                draw: () => <TableView title="Estado × evento" table={flow.events} now={now} />,
              },
              {
                id: 'estados',
                name: 'Estados',
                draw: () => (
                  <>
                    <TableView title="Estados" table={flow.states} now={now} />
                    {flow.children !== null && <TableView title="Diagramas que usa" table={flow.children} now={now} />}
                  </>
                ),
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
              {
                id: 'caminos',
                name: 'Caminos',
                draw: () => <Paths studio={studio} running={running} onTogether={onTogether} />,
              },
            ]}
          />
        </div>
        <div className="side">
          <Simulator studio={studio} running={running} />
          <History running={running} />
        </div>
        <ScreenPane studio={studio} running={running} />
      </main>
    </>
  );
};
