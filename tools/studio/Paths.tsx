import { type JointPath, jointIn } from '../qa/recorded';
import { FileButton } from './FileButton';
import type { Running, Studio } from './studio-store';

interface Props {
  studio: Studio;
  running: Running;
}

/** The played path: each step with its expected view, and whether it reached the expected state. */
const Playing = ({ studio, running: { playing } }: Props) => {
  if (playing === null) return null;
  const { path } = playing;
  const taken = playing.came.length;
  const done = taken >= path.pasos.length;
  return (
    <section aria-labelledby="camino">
      <h3 id="camino">Camino {path.id}</h3>
      <p className="row">
        <button type="button" aria-disabled={done} onClick={() => done || studio.step()}>
          Paso siguiente
        </button>
        <button type="button" aria-disabled={done} onClick={() => done || studio.playRest()}>
          Hasta el final
        </button>
        <span>
          {taken} de {path.pasos.length} pasos
        </span>
      </p>
      <ol>
        {path.pasos.map((step, index) => {
          const came = playing.came[index];
          return (
            <li key={step.id} aria-current={index === taken - 1 ? 'step' : undefined}>
              <strong>{step.paso}</strong> → {step.estado}
              {came !== undefined && (came === step.estado ? ' ✓' : ` ✗ se llegó a ${came}`)}
              <br />
              <span className="quiet">
                {step.accion} {step.debeVerse}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};

export const Paths = ({ studio, running, onTogether }: Props & { onTogether(path: JointPath): void }) => (
  <div>
    <Playing studio={studio} running={running} />
    <p>
      <FileButton
        name="Abrir un camino"
        onText={(text) => {
          const joint = jointIn(text);
          if (joint === null) void studio.openPath(text);
          else onTogether(joint);
        }}
      />
    </p>
    <table>
      <caption>Caminos aprobados de {running.flow.name}</caption>
      <thead>
        <tr>
          <th scope="col">Camino</th>
          <th scope="col">Pasos</th>
          <th scope="col">Termina en</th>
          <th scope="col">Recorrer</th>
        </tr>
      </thead>
      <tbody>
        {running.flow.paths.map((path) => (
          <tr key={path.id} aria-current={running.playing?.path.id === path.id ? 'true' : undefined}>
            <th scope="row">{path.id}</th>
            <td>{path.pasos.length}</td>
            <td>{path.pasos.at(-1)?.estado}</td>
            <td>
              <button type="button" onClick={() => studio.playPath(path)} aria-label={`Recorrer ${path.id}`}>
                Recorrer
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
