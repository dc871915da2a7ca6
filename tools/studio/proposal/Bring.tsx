import type { AnyStateMachine } from 'xstate';
import { maxBytes } from '../../charts/apply/read-proposals';
import { chartOf } from '../../charts/difference';
import { AddState } from './AddState';
import type { ProposalState, ProposalStore } from './proposal-store';
import { saveFile } from './save-file';

interface Props {
  store: ProposalStore;
  state: ProposalState;
  machine: AnyStateMachine;
}

/** A character has four bytes at most: what is cut off here is too large in any case. */
const mostBytes = 4 * (maxBytes + 1);

const readFile = async (store: ProposalStore, file: File | undefined) => {
  if (file !== undefined) await store.read({ where: file.name, text: await file.slice(0, mostBytes).text() });
};

const isPaste = ({ nativeEvent }: { nativeEvent: Event }): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';

/** Takes the chart that somebody drew: pasted, dropped or chosen. */
export const Bring = ({ store, state: { draft, kept, reading }, machine }: Props) => (
  <section
    aria-labelledby="traer"
    className="part"
    onDragOver={(event) => event.preventDefault()}
    onDrop={(event) => {
      event.preventDefault();
      void readFile(store, event.dataTransfer.files[0]);
    }}
  >
    <h2 id="traer">1. Traiga el dibujo</h2>
    <p className="row">
      <span>Parta del diagrama de hoy y cámbielo en Stately o en un editor.</span>
      <button type="button" onClick={() => saveFile(`${store.flow}.json`, chartOf(machine))}>
        Descargar {store.flow}.json
      </button>
    </p>
    <AddState store={store} reading={reading} machine={machine} />
    <label>
      Pegue aquí lo exportado, o suelte el archivo
      <textarea
        rows={6}
        spellCheck={false}
        value={draft.text}
        onChange={(event) => {
          store.write(event.target.value);
          if (isPaste(event)) void store.read();
        }}
      />
    </label>
    <p className="row">
      <label className="button">
        Elegir archivo
        <input
          className="aloud"
          type="file"
          accept=".json,.ts,.js,application/json"
          onChange={({ target }) => {
            void readFile(store, target.files?.[0]);
            // The same file, changed meanwhile, can be chosen again.
            target.value = '';
          }}
        />
      </label>
      <button type="button" aria-disabled={draft.text === ''} onClick={() => draft.text !== '' && void store.read()}>
        Ver la diferencia
      </button>
      <button type="button" aria-disabled={draft.text === ''} onClick={store.startOver}>
        Empezar de nuevo
      </button>
    </p>
    {!kept && <p role="alert">No cabe en la memoria del navegador: si recarga la página, tráigalo otra vez.</p>}
  </section>
);
