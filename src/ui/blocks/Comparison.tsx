import { useMedia } from '../hooks/use-media';
import { middle } from '../theme/scale';
import { name, of, pair, row, table, value } from './Comparison.css';

interface Props {
  label: string;
  /** The names of the compared things. */
  columns: readonly string[];
  /** One value per column, in column order; empty if unknown. */
  rows: readonly { name: string; values: readonly string[] }[];
  unknown: string;
}

const Table = ({ label, columns, rows, unknown }: Props) => (
  <table className={table} aria-label={label}>
    <thead>
      <tr>
        <td />
        {columns.map((column) => (
          <th key={column} className={name} scope="col" dir="auto">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((one) => (
        <tr key={one.name} className={row}>
          <th className={name} scope="row" dir="auto">
            {one.name}
          </th>
          {columns.map((column, index) => (
            <td key={column} className={value} dir="auto">
              {one.values[index] || unknown}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const List = ({ label, columns, rows, unknown }: Props) => (
  <ul aria-label={label}>
    {rows.map((one) => (
      <li key={one.name} className={row}>
        <p className={name} dir="auto">
          {one.name}
        </p>
        <dl>
          {columns.map((column, index) => (
            <div key={column} className={pair}>
              <dt className={of} dir="auto">
                {column}
              </dt>
              <dd dir="auto">{one.values[index] || unknown}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);

/** Compares columns side by side; on narrow screens, row by row. */
export const Comparison = (props: Props) => (useMedia(middle) ? <Table {...props} /> : <List {...props} />);
