import { useSyncExternalStore } from 'react';
import { stateName } from '../engine/path-id';
import type { Look, Running, Studio } from './studio-store';

interface Props {
  studio: Studio;
  running: Running;
  /** Why only what the flow remembers is shown; empty: its screen is. */
  without: string;
}

interface Choice<T extends string> {
  legend: string;
  value: T;
  options: Readonly<Record<T, string>>;
  onChoose(value: T): void;
}

const Choose = <T extends string>({ legend, value, options, onChoose }: Choice<T>) => (
  <fieldset className="row">
    <legend>{legend}</legend>
    {Object.entries<string>(options).map(([option, name]) => (
      <label key={option}>
        <input
          type="radio"
          name={legend}
          checked={option === value}
          // The options are the values.
          onChange={() => onChoose(option as T)}
        />
        {name}
      </label>
    ))}
  </fieldset>
);

const widths: Readonly<Record<Look['width'], string>> = { telefono: 'Teléfono', escritorio: 'Escritorio' };
const themes: Readonly<Record<Look['theme'], string>> = { light: 'Claro', dark: 'Oscuro' };

export const ScreenPane = ({ studio, running, without }: Props) => {
  const { width, theme } = useSyncExternalStore(studio.subscribe, studio.look);
  const snapshot = running.simulation.actor.getSnapshot();
  const [last] = snapshot._nodes.toSorted((a, b) => b.path.length - a.path.length);
  return (
    <section aria-labelledby="pantalla" className="screen" data-width={width}>
      <h2 id="pantalla">Pantalla</h2>
      {without === '' ? (
        <>
          <div className="row">
            <Choose legend="Ancho" value={width} options={widths} onChoose={(to) => studio.setLook({ width: to })} />
            <Choose legend="Tema" value={theme} options={themes} onChoose={(to) => studio.setLook({ theme: to })} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard */}
          <section className="device" tabIndex={0} aria-label="Vista de la pantalla">
            <iframe title={`Pantalla de ${running.flow.name}`} src="pantalla.html" />
          </section>
        </>
      ) : (
        <p>{without}</p>
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
