import { useSyncExternalStore } from 'react';
import { Device } from './Device';
import { invisibleFlows } from './invisible-flows';
import type { Studio } from './studio-store';
import type { Actor, Part } from './together-store';
import { ZoomedChart } from './ZoomedChart';

const Chart = ({ name, part: { flow }, studio }: { name: string; part: Part; studio: Studio }) => {
  const running = useSyncExternalStore(studio.subscribe, studio.running);
  if (running === null) return null;
  const { simulation } = running;
  return (
    <>
      <ZoomedChart
        name={name}
        svg={flow.pictures.plain}
        at={{ snapshot: simulation.actor.getSnapshot(), trace: simulation.trace }}
      />
      {invisibleFlows[flow.name] === undefined && <Device kind="telefono" title={`Pantalla de ${name}`} actor={name} />}
    </>
  );
};

/** One actor of several: its chart where it is, and its screen. */
export const ActorCard = ({
  actor: { name, part, state, differs },
  studio,
}: {
  actor: Actor;
  studio: Studio | undefined;
}) => (
  <section className="actor" aria-label={name}>
    <h2>{name}</h2>
    <p>
      {state === '' ? 'No está abierto.' : <strong>{state}</strong>}
      {differs !== '' && <span role="alert"> ✗ {differs}</span>}
    </p>
    {part !== null && studio !== undefined && state !== '' && <Chart name={name} part={part} studio={studio} />}
  </section>
);
