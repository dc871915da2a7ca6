import { arc, digits, ring, track } from './CountdownRing.css';

const radius = 58;
const length = 2 * Math.PI * radius;

/** Decorative: the parent also shows the seconds as text. */
export const CountdownRing = ({ seconds, of }: { seconds: number; of: number }) => {
  const share = of > 0 ? Math.min(1, Math.max(0, seconds / of)) : 0;
  return (
    <svg className={ring} viewBox="0 0 132 132" aria-hidden="true">
      <circle className={track} cx="66" cy="66" r={radius} />
      <circle
        className={arc}
        cx="66"
        cy="66"
        r={radius}
        transform="rotate(-90 66 66)"
        strokeDasharray={`${length * share} ${length}`}
      />
      <text className={digits} x="66" y="66">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </text>
    </svg>
  );
};
