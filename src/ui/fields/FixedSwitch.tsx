import { aside, line, name, words } from './Switch.css';

interface Props {
  label: string;
  /** Why it cannot be changed. */
  detail: string;
  value: string;
}

/** In a list of switches, one that nobody can turn off. */
export const FixedSwitch = ({ label, detail, value }: Props) => (
  <div className={line}>
    <div className={words}>
      <p className={name}>{label}</p>
      <p className={aside}>{detail}</p>
    </div>
    <p className={name}>{value}</p>
  </div>
);
