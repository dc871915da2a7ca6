import { lazyComponent } from '../blocks/lazy-component';
import type { ComboboxProps } from './Combobox';
import { SelectField } from './SelectField';

/** A select with all options, shown until the combobox has loaded. */
const Plain = ({ words: _, busy = false, ...field }: ComboboxProps) => <SelectField {...field} busy={busy} />;

/** For long lists: searched by typing, on phones in a sheet. */
export const LazyCombobox = lazyComponent<ComboboxProps>(() => import('./Combobox').then(({ Combobox }) => Combobox), {
  waiting: (props) => <Plain {...props} busy />,
  Failed: ({ props }) => <Plain {...props} />,
});
