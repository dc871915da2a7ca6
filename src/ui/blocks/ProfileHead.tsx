import type { ReactNode } from 'react';
import { PersonName } from './PersonName';
import {
  actions as actionsStyle,
  kind as kindStyle,
  name as nameStyle,
  onPicture,
  person,
  picture as pictureStyle,
  tones,
  words,
} from './ProfileHead.css';

interface Props {
  tone: keyof typeof tones;
  picture: ReactNode;
  /** The button at the picture. */
  photo?: ReactNode;
  name: readonly string[];
  kind: string;
  actions?: ReactNode;
}

/** The person whose profile is shown, as the title of the page. */
export const ProfileHead = ({ tone, picture, photo, name, kind, actions }: Props) => (
  <div className={tones[tone]}>
    <div className={person}>
      <div className={pictureStyle}>
        {picture}
        {photo !== undefined && photo !== null && <span className={onPicture}>{photo}</span>}
      </div>
      <div className={words}>
        <h1 className={nameStyle} tabIndex={-1}>
          <PersonName parts={name} />
        </h1>
        <p className={kindStyle}>{kind}</p>
      </div>
    </div>
    {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
  </div>
);
