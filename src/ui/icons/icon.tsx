import { medium, outline, small, tiny } from './icon.css';

const sizes = { medium, small, tiny };

interface Props {
  size?: keyof typeof sizes;
}

/** A line icon on a 24-pixel grid. Always beside text, so hidden from screen readers. */
export const icon =
  (d: string) =>
  ({ size = 'medium' }: Props) => (
    <svg className={`${outline} ${sizes[size]}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
