import { fact, grid, term, value as valueStyle } from './FactGrid.css';

export interface Fact {
  label: string;
  value: string;
}

/** Facts in as many columns as fit; unknown facts are omitted. */
export const FactGrid = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={grid}>
    {facts
      .filter(({ value }) => value.trim() !== '')
      .map(({ label, value }) => (
        <div key={label} className={fact}>
          <dt className={term}>{label}</dt>
          <dd className={valueStyle} dir="auto">
            {value}
          </dd>
        </div>
      ))}
  </dl>
);
