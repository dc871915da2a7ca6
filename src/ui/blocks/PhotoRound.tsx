import { photo, round } from './PhotoRound.css';

interface Props {
  src: string | null;
  /** Accessible name of the picture; initials are decorative. */
  label: string;
  initials: string;
}

/** A large round photo. */
export const PhotoRound = ({ src, label, initials }: Props) =>
  src === null ? (
    <span className={round} aria-hidden="true">
      {initials}
    </span>
  ) : (
    <span className={round}>
      <img className={photo} src={src} alt={label} decoding="async" />
    </span>
  );
