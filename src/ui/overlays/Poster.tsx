import { poster } from './Poster.css';

interface Props {
  src: string;
  /** null: the image leads nowhere. */
  href: string | null;
  label: string;
  onError: () => void;
}

/** One image, as wide as what it stands in; its place is kept before it has come. */
export const Poster = ({ src, href, label, onError }: Props) => {
  const picture = <img className={poster} src={src} alt={label} decoding="async" onError={onError} />;
  return href === null ? (
    picture
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {picture}
    </a>
  );
};
