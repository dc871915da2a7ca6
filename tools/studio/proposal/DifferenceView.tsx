import { type Section, sections } from '../../charts/apply/placeholders';
import { marksSaid } from '../../charts/changes';
import { ZoomedChart } from '../ZoomedChart';
import type { Pictures } from './draw-proposal';
import type { Proposal } from './read-proposal';

interface Props {
  flow: string;
  proposal: Proposal;
  pictures: Pictures | null;
}

const kinds: Readonly<Record<Section, string>> = {
  actors: 'llamada',
  delays: 'plazo',
  guards: 'condición',
  actions: 'acción',
};

const classOf: Readonly<Record<string, string>> = { '+': 'comes', '-': 'goes', '~': 'changes' };

const addedBy = ({ newNames, newCodes, newStates }: Proposal): string[] => [
  ...sections.flatMap((section) => newNames[section].map((name) => `${kinds[section]} «${name}»`)),
  ...newCodes.map(({ call, code }) => `código ${code} de «${call}»`),
  ...newStates.map((path) => `pantalla y palabras de «${path}»`),
];

/** What the proposal changes, in one picture and in words. */
export const DifferenceView = ({ flow, proposal, pictures }: Props) => {
  const { lines, renamed, rows } = proposal;
  const added = addedBy(proposal);
  return (
    <section aria-labelledby="cambia" className="part">
      <h2 id="cambia">2. Qué cambia</h2>
      <ul className="row">
        {marksSaid.map(([sign, meaning]) => (
          <li key={sign}>
            <strong>{sign}</strong> {meaning}
          </li>
        ))}
      </ul>
      {pictures === null ? (
        <p role="status">Dibujando…</p>
      ) : (
        <ZoomedChart name={`${flow}, con los cambios`} svg={pictures.difference} at={null} />
      )}
      <ul className="difference" aria-label="Los cambios, en palabras">
        {lines.map((line) => (
          <li key={line} className={classOf[line.slice(0, 1)]}>
            {line}
          </li>
        ))}
        {renamed.map(([before, after]) => (
          <li key={before}>
            {before} se llama ahora {after}
          </li>
        ))}
      </ul>
      {added.length > 0 && <p>Nuevo, que alguien debe programar: {added.join(', ')}.</p>}
      {rows.length > 0 && <p>Requisitos que toca: {rows.join(', ')}.</p>}
    </section>
  );
};
