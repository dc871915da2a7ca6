import { poster } from './Poster.css';

interface Props {
  src: string;
  /** null: the image is no link. */
  href: string | null;
  label: string;
  onError: () => void;
}

/** An image at the width of its container; space is reserved before it loads. */
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
