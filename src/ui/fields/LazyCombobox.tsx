import { lazy, Suspense } from 'react';
import type { ComboboxProps } from './Combobox';
import { SelectField } from './SelectField';

const load = () => import('./Combobox').then(({ Combobox }) => ({ default: Combobox }));
const Loaded = lazy(load);

/** Fetched once the page is idle, so that it stands when its step comes. */
export const preloadCombobox = (): void => {
  load().catch(() => undefined);
};

/** For more options than one looks over: searched by typing, on phones in a sheet. */
export const LazyCombobox = (props: ComboboxProps) => {
  const { words: _, ...field } = props;
  return (
    <Suspense fallback={<SelectField {...field} busy />}>
      <Loaded {...props} />
    </Suspense>
  );
};
