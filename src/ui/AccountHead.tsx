import type { ReactNode } from 'react';
import {
  facts,
  head,
  kind as kindStyle,
  name as nameStyle,
  part,
  term as termStyle,
  value,
  words as wordsStyle,
} from './AccountHead.css';

interface Props {
  picture: ReactNode;
  /** Given names and surnames: a long name breaks between them. */
  name: readonly string[];
  kind: string;
}

/** Whose account it is. */
export const AccountHead = ({ picture, name, kind }: Props) => (
  <div className={head}>
    {picture}
    <div className={wordsStyle}>
      <p className={nameStyle}>
        {name.map((words, index) => (
          <span key={words}>
            {index > 0 && ' '}
            <span className={part} dir="auto">
              {words}
            </span>
          </span>
        ))}
      </p>
      <p className={kindStyle}>{kind}</p>
    </div>
  </div>
);

export const AccountFacts = ({ children }: { children: ReactNode }) => <dl className={facts}>{children}</dl>;

export const AccountFact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className={termStyle}>{term}</dt>
    <dd className={value} dir="auto">
      {children}
    </dd>
  </div>
);
