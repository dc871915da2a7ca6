import { type ReactNode, useRef } from 'react';
import { useMedia } from '../hooks/use-media';
import { useScrollStop } from '../hooks/use-scroll-stop';
import { hidden } from '../layout/VisuallyHidden.css';
import { wide } from '../theme/scale';
import * as css from './ResultTable.css';

interface Row {
  key: string;
  /** One per column; the first identifies the row. */
  cells: readonly ReactNode[];
  actions: readonly ReactNode[];
}

interface Column {
  name: string;
  /** A short value that never wraps: a telephone number, a date. */
  whole?: boolean | undefined;
}

interface Props {
  caption: string;
  columns: readonly Column[];
  actionsLabel: string;
  rows: readonly Row[];
  /** Other rows are loading. */
  busy: boolean;
}

const known = (cell: ReactNode) => cell !== '' && cell !== null && cell !== undefined;

const Table = ({ caption, columns, actionsLabel, rows }: Props) => {
  const sheet = useRef<HTMLDivElement>(null);
  useScrollStop(sheet);
  return (
    <div ref={sheet} className={css.sheet}>
      <table className={css.table}>
        <caption className={hidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} className={css.columnHead} scope="col">
                {name}
              </th>
            ))}
            {rows.some(({ actions }) => actions.length > 0) && (
              <th className={css.columnHead} scope="col">
                <span className={hidden}>{actionsLabel}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, actions }) => (
            <tr key={key}>
              {columns.map(({ name, whole }, at) =>
                at === 0 ? (
                  <th key={name} className={css.lead} scope="row" dir="auto">
                    {cells[at]}
                  </th>
                ) : (
                  <td key={name} className={whole ? css.whole : css.cell} dir="auto">
                    {cells[at]}
                  </td>
                ),
              )}
              {actions.length > 0 && (
                <td className={css.deeds}>
                  <div className={css.buttons}>{actions}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Cards = ({ caption, columns, rows }: Props) => (
  <ul className={css.cards} aria-label={caption}>
    {rows.map(({ key, cells: [lead, ...others], actions }) => (
      <li key={key} className={css.rowCard}>
        <div className={css.cardLead} dir="auto">
          {lead}
        </div>
        {others.some(known) && (
          <dl className={css.facts}>
            {others.map(
              (cell, at) =>
                known(cell) && (
                  <div key={columns[at + 1]?.name}>
                    <dt className={css.term}>{columns[at + 1]?.name}</dt>
                    <dd className={css.value} dir="auto">
                      {cell}
                    </dd>
                  </div>
                ),
            )}
          </dl>
        )}
        {actions.length > 0 && <div className={css.buttons}>{actions}</div>}
      </li>
    ))}
  </ul>
);

/** A table where its columns fit, else one card per row. Only one is rendered, so that nothing is read twice. */
export const ResultTable = (props: Props) => {
  const roomy = useMedia(wide);
  return (
    <div className={css.frame} aria-busy={props.busy || undefined}>
      <div className={props.busy ? css.old : undefined}>{roomy ? <Table {...props} /> : <Cards {...props} />}</div>
      {props.busy && <span className={css.passing} aria-hidden="true" />}
    </div>
  );
};
