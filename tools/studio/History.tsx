import { useState } from 'react';
import type { Moment } from './simulation';
import type { Running } from './studio-store';
import { traceToPath } from './trace-to-path';

const details = ({ asked, done, byHand }: Moment): string =>
  [
    ...(asked.length === 0 ? [] : [`pide ${asked.join(', ')}`]),
    ...(done.length === 0 ? [] : [`hace ${done.join(', ')}`]),
    ...(byHand === null ? [] : ['escrito en la pantalla']),
  ].join('; ');

const Copy = ({ text }: { text: string }) => {
  const [said, say] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say('Copiado.'),
      () => say('El navegador no deja copiar: cópielo del cuadro.'),
    );
  return (
    <>
      <p className="row">
        <button type="button" onClick={copy}>
          Copiar como camino
        </button>
        <span role="status">{said}</span>
      </p>
      <details>
        <summary>El camino, para leerlo</summary>
        <textarea readOnly rows={8} aria-label="Camino en JSON" value={text} />
        <p className="quiet">
          Guardado en un archivo, lo vuelve a recorrer <code>npm run paths -- --replay archivo.json</code>.
        </p>
      </details>
    </>
  );
};

/** What happened so far, and the same as a path that can be run again. */
export const History = ({ running: { flow, simulation } }: { running: Running }) => (
  <section aria-labelledby="historia">
    <h2 id="historia">Lo que pasó</h2>
    <ol className="history">
      {simulation.trace.map((moment) => (
        <li key={moment.id}>
          {moment.label} → <strong>{moment.state}</strong>
          {moment.taken.length === 0 && moment.id > 0 && !moment.quiet && ', no pasa nada'}
          {details(moment) !== '' && <div className="quiet">{details(moment)}</div>}
        </li>
      ))}
    </ol>
    <Copy text={JSON.stringify(traceToPath(flow.name, simulation.trace), null, 2)} />
  </section>
);
