import type { ReactNode } from 'react';
import { facts as factsStyle, image, name as nameStyle, row, tile, words } from './FileRow.css';

interface Props {
  /** The thumbnail; empty if there is none. */
  src: string;
  /** Shown in place of a missing thumbnail. */
  kind: ReactNode;
  name: string;
  facts: ReactNode;
  /** Below the text. */
  children?: ReactNode;
  /** At the end of the row. */
  end?: ReactNode;
}

/** One file of many. */
export const FileRow = ({ src, kind, name, facts, children, end }: Props) => (
  <div className={row}>
    {src === '' ? (
      <span className={tile} aria-hidden="true">
        {kind}
      </span>
    ) : (
      <img className={image} src={src} alt="" width={52} height={52} decoding="async" />
    )}
    <div className={words}>
      <bdi className={nameStyle}>{name}</bdi>
      <span className={factsStyle}>{facts}</span>
      {children}
    </div>
    {end}
  </div>
);
