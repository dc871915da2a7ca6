import { VisuallyHidden } from '../layout/VisuallyHidden';
import { group, shapes } from './Skeleton.css';

interface Props {
  /** Shape and height of the loading content. */
  shape?: keyof typeof shapes;
  count?: number;
  /** «Cargando…», for screen readers. */
  label: string;
}

export const Skeleton = ({ shape = 'line', count = 1, label }: Props) => (
  <div className={group} aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing but their place
      <span key={index} className={shapes[shape]} aria-hidden="true" />
    ))}
  </div>
);
