import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { JointPath } from '../qa/recorded';
import { ActorCard } from './ActorCard';
import { hashOf } from './address';
import { OpenTogether } from './OpenTogether';
import type { TogetherStore } from './together-store';
import { ChartKeys } from './ZoomedChart';

const Steps = ({ path: { pasos, siempreDesde }, taken }: { path: JointPath; taken: number }) => {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step the list shows where it is
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [taken]);
  return (
    <ol ref={list}>
      {pasos.map(({ vez, actor, paso, estado }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same step may stand twice, and none moves
        <li key={index} aria-current={vez === taken ? 'step' : undefined} value={vez}>
          {vez === siempreDesde && pasos[index - 1]?.vez !== vez && <em>Y así para siempre: </em>}
          {actor}: <strong>{paso}</strong>
          {estado !== '' && ` → ${estado}`}
        </li>
      ))}
    </ol>
  );
};

const Playing = ({ together }: { together: TogetherStore }) => {
  const { taken, actors } = useSyncExternalStore(together.subscribe, together.now);
  const { path, last, unknown, studios } = together;
  const done = taken >= last;
  const charts = actors.filter(({ part }) => part !== null);
  return (
    <main className="together">
      <section className="side" aria-labelledby="camino">
        <h2 id="camino">{path.composicion}</h2>
        {unknown.length > 0 && <p role="alert">Este portal no tiene: {unknown.join(', ')}.</p>}
        <p className="row">
          <button type="button" aria-disabled={done} onClick={() => done || together.step()}>
            Paso siguiente
          </button>
          <button type="button" aria-disabled={done} onClick={() => done || together.playRest()}>
            Hasta el final
          </button>
          <button type="button" onClick={() => together.restart()}>
            Empezar otra vez
          </button>
        </p>
        <p role="status">
          {taken} de {last} pasos
        </p>
        <dl>
          {actors.map(
            ({ name, part, state }) =>
              part === null && (
                <div key={name} className="row">
                  <dt>{name}</dt>
                  <dd>{state === '' ? 'todavía no' : state}</dd>
                </div>
              ),
          )}
        </dl>
        <Steps path={path} taken={taken} />
        <p className="quiet" id="teclas">
          <ChartKeys />
        </p>
      </section>
      <div className="actors">
        {charts.map((actor) => (
          <ActorCard key={actor.name} actor={actor} studio={studios[actor.name]} />
        ))}
      </div>
    </main>
  );
};

/** Several charts side by side, on the path of a file; without one it asks for it. */
export const TogetherPage = ({
  together,
  onOpen,
}: {
  together: TogetherStore | null;
  onOpen(path: JointPath): void;
}) => (
  <>
    <header>
      <h1>Estudio: varios a la vez</h1>
      <a className="button" href={hashOf({ flow: 'login', state: '' })}>
        Un solo flujo
      </a>
      <OpenTogether onOpen={onOpen} />
    </header>
    {together === null ? (
      <main className="single">
        <p>Ábralo del archivo que escribe `npm run charts -- --property` cuando una frase no se cumple.</p>
      </main>
    ) : (
      <Playing together={together} />
    )}
  </>
);
