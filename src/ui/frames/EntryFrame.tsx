import type { ReactNode } from 'react';
import { BrandName } from './Brand';
import { above, art, beside, column, entry, foot as footStyle, panel, tagline as taglineStyle } from './EntryFrame.css';

interface Props {
  name: string;
  tagline: string;
  foot: ReactNode;
  children: ReactNode;
}

/** The frame of the log-in pages: the arcade, and one column beside or below it. */
export const EntryFrame = ({ name, tagline, foot, children }: Props) => (
  <div className={entry}>
    <div className={art}>
      <div className={beside}>
        <BrandName onBrand>{name}</BrandName>
        <p className={taglineStyle}>{tagline}</p>
      </div>
    </div>
    <div className={panel}>
      <div className={column}>
        <div className={above}>
          <BrandName>{name}</BrandName>
        </div>
        {children}
        <footer className={footStyle}>{foot}</footer>
      </div>
    </div>
  </div>
);
