import { lead, note as noteStyle, term, value as valueStyle } from './LeadFact.css';

interface Props {
  label: string;
  value: string;
  /** How it comes about. */
  note: string;
}

/** The fact that the person came for, above all others. */
export const LeadFact = ({ label, value, note }: Props) => (
  <dl className={lead}>
    <dt className={term}>{label}</dt>
    <dd className={valueStyle}>{value}</dd>
    {note !== '' && <dd className={noteStyle}>{note}</dd>}
  </dl>
);
