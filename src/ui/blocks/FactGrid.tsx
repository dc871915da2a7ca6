import { grid, term, value as valueStyle, widths } from './FactGrid.css';

export interface Fact {
  label: string;
  value: string;
  /** What the label means, below the value. */
  hint?: string;
}

/** By its longest word, which must not break inside. */
const widthOf = (value: string): keyof typeof widths => {
  const longest = Math.max(...value.split(/\s+/).map(({ length }) => length));
  return longest > 20 ? 'row' : longest > 11 ? 'phoneRow' : 'column';
};

/** Facts in as many columns as fit; unknown facts are omitted. */
export const FactGrid = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={grid}>
    {facts
      .filter(({ value }) => value.trim() !== '')
      .map(({ label, value, hint }) => (
        <div key={label} className={widths[widthOf(value)]}>
          <dt className={term}>{label}</dt>
          <dd className={valueStyle} dir="auto">
            {value}
          </dd>
          {hint !== undefined && <dd className={term}>{hint}</dd>}
        </div>
      ))}
  </dl>
);
