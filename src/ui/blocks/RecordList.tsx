import { PressLink } from '../actions/PressLink';
import { date as dateStyle, item, line as lineStyle, title as titleStyle } from './RecordList.css';

interface Record {
  title: string;
  /** Makes the title a link that opens an overlay. */
  link?: { href: string; onPress: () => void };
  date: string;
  lines: readonly string[];
}

/** Short records, in the order given. */
export const RecordList = ({ label, records }: { label: string; records: readonly Record[] }) => (
  <ul aria-label={label}>
    {records.map(({ title, link, date, lines }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two records may be alike, and the list is replaced as a whole
      <li key={index} className={item}>
        <span className={titleStyle} dir="auto">
          {link === undefined ? (
            title
          ) : (
            <PressLink look="link" {...link}>
              {title}
            </PressLink>
          )}
        </span>
        <span className={dateStyle}>{date}</span>
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <span key={line} className={lineStyle} dir="auto">
              {line}
            </span>
          ))}
      </li>
    ))}
  </ul>
);
