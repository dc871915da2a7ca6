import { useEffect, useRef, useState } from 'react';
import { nodeName, nodesOf } from '../explore/universe';
import type { Camera } from './ChartPicture';
import { StateSearch } from './StateSearch';
import type { Running, Studio } from './studio-store';
import { wayTo } from './way';
import { ChartKeys, ZoomedChart } from './ZoomedChart';

interface Props {
  studio: Studio;
  running: Running;
}

const stepsIn = (count: number): string => (count === 1 ? '1 paso' : `${count} pasos`);

/** The description of a found or pressed state, and the shortest path to it. */
const Picked = ({ studio, running: { flow, cases }, state }: Props & { state: string }) => {
  const way = wayTo(flow.ways, state);
  const node = nodesOf(cases.machine).find((one) => nodeName(one) === state);
  return (
    <p className="row picked-state">
      <strong>{state}</strong>
      <span>{node?.description ?? ''}</span>
      {way === undefined ? (
        <span className="quiet">El flujo no se detiene en él.</span>
      ) : (
        <button type="button" onClick={() => studio.goTo(state)}>
          Llegar aquí ({stepsIn(way.steps.length)})
        </button>
      )}
    </p>
  );
};

export const Drawing = ({ studio, running }: Props) => {
  const { flow, simulation, cases } = running;
  const [counts, setCounts] = useState(false);
  const [{ found, picked }, setSought] = useState<{ found: readonly string[]; picked: string | undefined }>({
    found: [],
    picked: undefined,
  });
  const camera = useRef<Camera>(null);
  const field = useRef<HTMLInputElement>(null);
  const states = nodesOf(cases.machine)
    .map(nodeName)
    .filter((name) => name !== '(raíz)');

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.matches('input, select, textarea');
      if (event.key !== '/' || typing) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <div className="drawing">
      <div className="row tools">
        <StateSearch
          field={field}
          states={states}
          onFind={(now, at) => {
            setSought({ found: now, picked: at });
            if (at !== undefined) camera.current?.toState(at);
          }}
        />
        <label>
          <input type="checkbox" checked={counts} onChange={({ target }) => setCounts(target.checked)} /> Cuántos
          caminos de las pruebas toman cada transición
        </label>
      </div>
      <ZoomedChart
        name={flow.name}
        svg={counts ? flow.pictures.walked : flow.pictures.plain}
        at={{ snapshot: simulation.actor.getSnapshot(), trace: simulation.trace }}
        found={found}
        picked={picked}
        onPick={(state) => setSought({ found: [state], picked: state })}
        camera={camera}
      />
      {picked !== undefined && <Picked studio={studio} running={running} state={picked} />}
      <p className="quiet" id="teclas">
        <ChartKeys /> <kbd>/</kbd> busca. Con borde doble, el estado de ahora; en línea gruesa, sus salidas; subrayado,
        lo último que pasó; en negrita, lo que ya se recorrió.
      </p>
    </div>
  );
};
