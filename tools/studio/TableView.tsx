import type { Table } from '../charts/tables';
import { hashOf } from './address';

/** A cell that leads to another chart. */
const shown = (text: string) => {
  const [, flow] = /^\[(\w+)\]\(\w+\.md\)$/.exec(text) ?? [];
  return flow === undefined ? text : <a href={hashOf({ flow, state: '' })}>{flow}</a>;
};

interface Props {
  title: string;
  table: Table;
  /** The first cell of the rows that hold now. */
  now: readonly string[];
}

export const TableView = ({ title, table: { head, rows }, now }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard
  <section className="wide" tabIndex={0} aria-label={title}>
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...rest]) => (
          <tr key={[first, ...rest].join('\n')} aria-current={now.includes(first) ? 'true' : undefined}>
            <th scope="row">{first}</th>
            {rest.map((text, column) => (
              <td key={head[column + 1]}>{shown(text)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
