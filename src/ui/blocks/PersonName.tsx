import { part } from './PersonName.css';

/** Given names and surnames as separate parts, so that a long name breaks between them. */
export const PersonName = ({ parts }: { parts: readonly string[] }) =>
  parts.map((words, index) => (
    <span key={words}>
      {index > 0 && ' '}
      <span className={part} dir="auto">
        {words}
      </span>
    </span>
  ));
