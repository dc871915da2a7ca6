import { facts as factsStyle, missing, term, value as valueStyle } from './Facts.css';

interface Props {
  facts: readonly { label: string; value: string }[];
  /** Where there is none. */
  none: string;
}

/** What is known of somebody, to be read. */
export const Facts = ({ facts, none }: Props) => (
  <dl className={factsStyle}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt className={term}>{label}</dt>
        <dd className={value === '' ? missing : valueStyle}>{value === '' ? none : value}</dd>
      </div>
    ))}
  </dl>
);
