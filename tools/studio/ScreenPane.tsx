import { useSyncExternalStore } from 'react';
import { stateName } from '../explore/path-id';
import { Choose } from './Choose';
import { Device } from './Device';
import { invisibleFlows } from './invisible-flows';
import type { Look, Running, Studio } from './studio-store';

interface Props {
  studio: Studio;
  running: Running;
}

const widths: Readonly<Record<Look['width'], string>> = { telefono: 'Teléfono', escritorio: 'Escritorio' };

export const ScreenPane = ({ studio, running }: Props) => {
  const { width } = useSyncExternalStore(studio.subscribe, studio.look);
  const { name } = running.flow;
  const snapshot = running.simulation.actor.getSnapshot();
  const [last] = snapshot._nodes.toSorted((a, b) => b.path.length - a.path.length);
  return (
    <section aria-labelledby="pantalla" className="screen">
      <div className="row">
        <h2 id="pantalla">Pantalla</h2>
        {invisibleFlows[name] === undefined && (
          <Choose legend="Ancho" value={width} options={widths} onChoose={(to) => studio.setLook({ width: to })} />
        )}
      </div>
      {invisibleFlows[name] === undefined ? (
        <Device kind={width} title={`Pantalla de ${name}`} />
      ) : (
        <p>Este flujo no se ve. {invisibleFlows[name]}</p>
      )}
      <dl>
        <dt>Estado</dt>
        <dd>{stateName(snapshot.value)}</dd>
        <dt>Qué pasa</dt>
        <dd>{last?.description ?? ''}</dd>
        <dt>Etiquetas</dt>
        <dd>{[...snapshot.tags].join(', ') || 'ninguna'}</dd>
        <dt>Recuerda</dt>
        <dd>
          <pre>{JSON.stringify(snapshot.context ?? {}, null, 2)}</pre>
        </dd>
      </dl>
    </section>
  );
};
