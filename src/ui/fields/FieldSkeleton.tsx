import { Skeleton } from '../blocks/Skeleton';
import { field, label as labelStyle } from './Field.css';

interface Props {
  label: string;
  /** «Cargando…», for readers. */
  loadingLabel: string;
}

/** A field whose value is on its way: its label, and its place. */
export const FieldSkeleton = ({ label, loadingLabel }: Props) => (
  <div className={field}>
    <span className={labelStyle}>{label}</span>
    <Skeleton shape="field" label={loadingLabel} />
  </div>
);
