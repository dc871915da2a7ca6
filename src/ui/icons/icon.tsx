import { medium, outline, small, tiny } from './icon.css';

const sizes = { medium, small, tiny };

interface Props {
  size?: keyof typeof sizes;
}

/** A drawing of one line on a grid of 24. It only accompanies words, so readers never hear of it. */
export const icon =
  (d: string) =>
  ({ size = 'medium' }: Props) => (
    <svg className={`${outline} ${sizes[size]}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
