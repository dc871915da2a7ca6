import { useState } from 'react';
import { photo, sizes } from './Avatar.css';

interface Props {
  src: string | null;
  /** Shown without a photo, and instead of one that does not load. */
  initials: string;
  size?: keyof typeof sizes;
}

/** For the eye only: the name stands beside it, or is said by the button around it. */
export const Avatar = ({ src, initials, size = 'small' }: Props) => {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={sizes[size]} aria-hidden="true">
      {src === null || src === broken ? (
        initials
      ) : (
        <img className={photo} src={src} alt="" decoding="async" onError={() => setBroken(src)} />
      )}
    </span>
  );
};
