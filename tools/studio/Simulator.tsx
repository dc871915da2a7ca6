import { type OfferGroup, offersOf, unheard } from './offers';
import { seconds, startLabel } from './simulation';
import type { Running, Studio } from './studio-store';

interface Props {
  studio: Studio;
  running: Running;
}

const reasonId = (label: string): string => `razon-${label.replaceAll(/[^\p{L}\d]+/gu, '-')}`;

const Offers = ({ group, studio }: { group: OfferGroup; studio: Studio }) => (
  <fieldset className="row">
    <legend>{group.name}</legend>
    {group.offers.map(({ label, short, refusal }) => (
      <div key={label}>
        <button
          type="button"
          aria-label={label.includes(short) ? label : `${short}, ${label}`}
          aria-disabled={refusal !== ''}
          aria-describedby={refusal === '' ? undefined : reasonId(label)}
          onClick={() => refusal === '' && studio.give(label)}
        >
          {short}
        </button>
        {refusal !== '' && (
          <span className="quiet" id={reasonId(label)}>
            {refusal}
          </span>
        )}
      </div>
    ))}
  </fieldset>
);

const Clock = ({ studio, running: { simulation } }: Props) => {
  const until = simulation.untilNext();
  const jump = until === null ? 'Hasta el próximo límite' : `Hasta el próximo límite (${seconds(until)})`;
  return (
    <fieldset>
      <legend>Reloj: {seconds(simulation.now())}</legend>
      <button type="button" onClick={() => studio.pass(1000)}>
        Avanzar 1 s
      </button>
      <button type="button" onClick={() => studio.pass(10_000)}>
        Avanzar 10 s
      </button>
      <button
        type="button"
        aria-disabled={until === null}
        aria-describedby={until === null ? 'sin-limite' : undefined}
        onClick={() => until !== null && studio.pass(until)}
      >
        {jump}
      </button>
      {until === null && (
        <span className="quiet" id="sin-limite">
          En este estado no corre ningún tiempo.
        </span>
      )}
    </fieldset>
  );
};

const Start = ({ studio, running }: Props) => (
  <div className="row">
    {studio.starts.length > 1 && (
      <label>
        Comienzo{' '}
        <select value={running.start} onChange={({ target }) => studio.restart(target.value)}>
          {studio.starts.map((start) => (
            <option key={start} value={start}>
              {startLabel(start)}
            </option>
          ))}
        </select>
      </label>
    )}
    <button type="button" onClick={() => studio.restart(running.start)}>
      Empezar otra vez
    </button>
    <button type="button" aria-disabled={!studio.canUndo()} onClick={() => studio.canUndo() && studio.undo()}>
      Deshacer
    </button>
  </div>
);

/** The events, answers and time steps that the flow accepts in its current state. */
export const Simulator = ({ studio, running }: Props) => {
  const { simulation, cases, notice } = running;
  const { answers, events } = offersOf(simulation);
  const others = unheard(cases.machine, simulation.actor.getSnapshot());
  const both: readonly [string, readonly OfferGroup[]][] = [
    ['Responde lo que se espera', answers],
    ['Ocurre', events],
  ];
  // While the flow waits, the answer is what comes next.
  const parts = simulation.actor.getSnapshot().hasTag('cargando') ? both : both.toReversed();
  const ended = simulation.actor.getSnapshot().status === 'done';
  return (
    <section aria-labelledby="simulador">
      <h2 id="simulador">Simulador</h2>
      <Start studio={studio} running={running} />
      {notice !== '' && <p role="alert">{notice}</p>}
      {simulation.failure !== null && <p role="alert">El flujo se detuvo: {simulation.failure}</p>}
      {ended && <p>El flujo terminó. Deshaga el último paso o empiece otra vez.</p>}
      {parts.map(([title, groups]) => (
        <div key={title} className="offers">
          {groups.length > 0 && <h3>{title}</h3>}
          {groups.map((group) => (
            <Offers key={group.name} group={group} studio={studio} />
          ))}
        </div>
      ))}
      <h3>Pasa el tiempo</h3>
      <Clock studio={studio} running={running} />
      {others.length > 0 && (
        <details>
          <summary>Lo que este estado no escucha</summary>
          <p>{others.join(', ')}</p>
        </details>
      )}
    </section>
  );
};
