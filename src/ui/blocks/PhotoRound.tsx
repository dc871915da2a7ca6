import { photo, round } from './PhotoRound.css';

interface Props {
  src: string | null;
  /** What the picture is; without one the initials say nothing that is not said elsewhere. */
  label: string;
  initials: string;
}

/** A photo as large as it can be looked at, in the shape in which it will be seen. */
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
