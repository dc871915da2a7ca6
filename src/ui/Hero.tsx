import { greeting, hero, part, person } from './Hero.css';

interface Props {
  greeting: string;
  /** Given names and surnames: a long name breaks between them. */
  name: readonly string[];
}

/** The greeting of home: the page's title in its festive form. */
export const Hero = ({ greeting: words, name }: Props) => (
  <h1 className={hero} tabIndex={-1}>
    <span className={greeting}>{words}</span>{' '}
    <span className={person}>
      {name.map((words, index) => (
        <span key={words}>
          {index > 0 && ' '}
          <span className={part} dir="auto">
            {words}
          </span>
        </span>
      ))}
    </span>
  </h1>
);
