import { Suspense } from 'react';
import { lazyPart } from '../blocks/lazy-part';
import type { ComboboxProps } from './Combobox';
import { SelectField } from './SelectField';

/** All options without a search. */
const Plain = ({ words: _, busy = false, ...field }: ComboboxProps) => <SelectField {...field} busy={busy} />;

const Combobox = lazyPart<ComboboxProps>(
  () => import('./Combobox').then((late) => late.Combobox),
  ({ props }) => <Plain {...props} />,
);

/** For more options than one looks over: searched by typing, on phones in a sheet. */
export const LazyCombobox = (props: ComboboxProps) => (
  <Suspense fallback={<Plain {...props} busy />}>
    <Combobox {...props} />
  </Suspense>
);
