import { greeting, hero, person } from './Hero.css';

/** The greeting of home: the page's title in its festive form. */
export const Hero = ({ greeting: words, name }: { greeting: string; name: string }) => (
  <h1 className={hero} tabIndex={-1}>
    <span className={greeting}>{words}</span> <span className={person}>{name}</span>
  </h1>
);
