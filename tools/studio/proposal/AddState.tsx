import { type FormEvent, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { JsonObject } from '../../charts/apply/syntax';
import { chartOf } from '../../charts/difference';
import { codeBranches, type NewState, newStateFault, withState } from './add-state';
import type { ProposalState, ProposalStore } from './proposal-store';

interface Props {
  store: ProposalStore;
  reading: ProposalState['reading'];
  machine: AnyStateMachine;
}

const fields: readonly (readonly [keyof NewState, label: string])[] = [
  ['code', 'Código que responde el servicio'],
  ['name', 'Nombre del estado'],
  ['description', 'Qué ve la persona'],
];
const nothing: NewState = { name: '', code: '', description: '' };

/** Draws the commonest change without an editor; a second one is added to the first. */
export const AddState = ({ store, reading, machine }: Props) => {
  const [typed, type] = useState(nothing);
  const [chosen, choose] = useState(0);
  const [fault, tell] = useState<string | null>(null);
  const chart = reading.kind === 'distinta' ? reading.proposal.chart : (chartOf(machine) as JsonObject); // JSON, as an object
  const branches = codeBranches(chart);
  // After «Empezar de nuevo» there may be fewer.
  const place = chosen < branches.length ? chosen : 0;
  const like = branches[place];
  if (like === undefined) return null;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const found = newStateFault(chart, typed);
    tell(found);
    if (found !== null) return;
    type(nothing);
    void store.read({ where: 'lo añadido', text: JSON.stringify(withState(chart, like, typed), null, 2) });
  };
  return (
    <details>
      <summary>Añadir un estado para un código</summary>
      <form className="row" noValidate onSubmit={add}>
        {fields.map(([field, label]) => (
          <label key={field}>
            {label}{' '}
            <input
              value={typed[field]}
              inputMode={field === 'code' ? 'numeric' : 'text'}
              onChange={({ target }) => type({ ...typed, [field]: target.value })}
            />
          </label>
        ))}
        <label>
          Se llega y se sale como con{' '}
          <select value={place} onChange={({ target }) => choose(Number(target.value))}>
            {branches.map(({ call, codes, from, to }, index) => (
              <option key={`${from} ${call} ${codes}`} value={index}>
                {codes.join(', ')} de «{call}», que lleva a «{to}»
              </option>
            ))}
          </select>
        </label>
        <button type="submit">Añadir</button>
        {fault !== null && <p role="alert">{fault}.</p>}
      </form>
    </details>
  );
};
