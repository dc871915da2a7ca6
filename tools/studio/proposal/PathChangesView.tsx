import { Choose } from '../Choose';
import { type KnownPath, type PathChange, type Verdict, verdictWords } from './compare-paths';
import type { ProposalState, ProposalStore } from './proposal-store';

interface Props {
  store: ProposalStore;
  state: ProposalState;
  newGuards: readonly string[];
}

const decisions = { sinDecidir: 'No se sabe', si: 'Se cumple', no: 'No se cumple' };

const PlayButton = ({ store, path }: { store: ProposalStore; path: KnownPath }) => (
  <button type="button" aria-label={`Comparar ${path.id}`} onClick={() => void store.play(path)}>
    Comparar
  </button>
);

/** What a new condition says is not known: somebody may decide it to see where the paths lead. */
const NewGuards = ({ store, state: { answers }, newGuards }: Props) => (
  <>
    {newGuards.map((name) => (
      <p key={name} className="row">
        <span>La condición «{name}» es nueva:</span>
        <Choose
          legend={`La condición «${name}»`}
          value={answers[name] === undefined ? 'sinDecidir' : answers[name] ? 'si' : 'no'}
          options={decisions}
          onChoose={(to) => store.answer(name, to === 'sinDecidir' ? null : to === 'si')}
        />
      </p>
    ))}
  </>
);

interface Rows {
  store: ProposalStore;
  caption: string;
  rows: readonly { path: KnownPath; what: string; why: string }[];
}

const PathTable = ({ store, caption, rows }: Rows) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard
  <section className="paths" tabIndex={0} aria-label={caption}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Camino</th>
          <th scope="col">Qué le pasa</th>
          <th scope="col">Dónde</th>
          <th scope="col">Paso a paso</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, what, why }) => (
          <tr key={path.id}>
            <th scope="row">{path.id}</th>
            <td>{what}</td>
            <td>{why}</td>
            <td>
              <PlayButton store={store} path={path} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const count = (changes: readonly PathChange[], verdict: Verdict): number =>
  changes.filter((one) => one.verdict === verdict).length;

const summary = (changes: readonly PathChange[], added: number): string => {
  const verdicts = ['distinto', 'perdido', 'sin decidir', 'igual'] as const;
  const parts = verdicts.flatMap((verdict) => {
    const found = count(changes, verdict);
    return found === 0 ? [] : [`${verdictWords[verdict]}: ${found}`];
  });
  return `De ${changes.length} caminos aprobados, ${parts.join('; ')}. Caminos nuevos: ${added}.`;
};

/** Which approved paths the proposal changes, and which come. */
export const PathChangesView = (props: Props) => {
  const { store, state } = props;
  const { paths } = state;
  const labels = new Map(store.paths.map((path) => [path.id, path]));
  const rowOf = ({ id, verdict, why }: PathChange) => ({
    path: labels.get(id) ?? { id, labels: [] },
    what: verdictWords[verdict],
    why,
  });
  return (
    <section aria-labelledby="caminos" className="part">
      <h2 id="caminos">3. Qué les pasa a los caminos de las pruebas</h2>
      <NewGuards {...props} />
      {paths.kind === 'calculando' && (
        <p className="row">
          <progress value={paths.walked} max={paths.of} aria-label="Caminos recorridos" />
          <span>
            {paths.walked} de {paths.of}
          </span>
          <button type="button" onClick={store.cancel}>
            Cancelar
          </button>
        </p>
      )}
      <p role="status">
        {paths.kind === 'cancelado' && 'Cancelado.'}
        {paths.kind === 'fallo' && `No se pudo: ${paths.why}.`}
        {paths.kind === 'listo' && summary(paths.result.changes, paths.result.added.length)}
      </p>
      {(paths.kind === 'cancelado' || paths.kind === 'fallo') && (
        <p>
          <button type="button" onClick={store.comparePaths}>
            Recorrerlos
          </button>
        </p>
      )}
      {paths.kind === 'listo' && (
        <>
          {paths.result.unknown !== '' && <p>No se buscaron caminos nuevos: {paths.result.unknown}.</p>}
          {count(paths.result.changes, 'igual') < paths.result.changes.length && (
            <PathTable
              store={store}
              caption="Caminos que cambian"
              rows={paths.result.changes.filter(({ verdict }) => verdict !== 'igual').map(rowOf)}
            />
          )}
          {paths.result.added.length > 0 && (
            <PathTable
              store={store}
              caption="Caminos nuevos"
              rows={paths.result.added.map((path) => ({ path, what: 'es nuevo', why: path.labels.join(' → ') }))}
            />
          )}
          {count(paths.result.changes, 'igual') > 0 && (
            <details>
              <summary>Los que siguen igual</summary>
              <PathTable
                store={store}
                caption="Caminos que siguen igual"
                rows={paths.result.changes.filter(({ verdict }) => verdict === 'igual').map(rowOf)}
              />
            </details>
          )}
        </>
      )}
    </section>
  );
};
