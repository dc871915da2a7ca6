import { greeting, hero, person, words as wordsStyle } from './Hero.css';
import { PersonName } from './PersonName';

interface Props {
  greeting: string;
  name: readonly string[];
}

/** The greeting of home, as the page's title. */
export const Hero = ({ greeting: words, name }: Props) => (
  <h1 className={hero} tabIndex={-1}>
    <span className={wordsStyle}>
      <span className={greeting}>{words}</span>{' '}
      <span className={person}>
        <PersonName parts={name} />
      </span>
    </span>
  </h1>
);
