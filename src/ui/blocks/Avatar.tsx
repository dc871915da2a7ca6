import { useState } from 'react';
import { photo, sizes } from './Avatar.css';

interface Props {
  src: string | null;
  /** Shown without a photo, and if the photo fails to load. */
  initials: string;
  size?: keyof typeof sizes;
}

/** Decorative: the name is beside it or in the button around it. */
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
