import type { Place } from '../../../domain/rules/contact/place';
import type { ComboboxProps } from '../../ui/fields/Combobox';
import { LazyCombobox } from '../../ui/fields/LazyCombobox';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

type Offered = Pick<Place, 'codigo' | 'descripcion'>;
type Look = Omit<ComboboxProps, 'value' | 'error' | 'onChoose' | 'onLeave' | 'options' | 'busy'> & {
  places: readonly Offered[];
  /** Found by typing alone. */
  elsewhere?: { places: readonly Offered[]; note: string };
};

/** A combobox of provinces or municipalities, by code. */
export const FormPlaceField = <Campo extends string>({
  actor,
  campo,
  places: near,
  elsewhere,
  disabled = false,
  ...look
}: FieldProps<Campo, string> & Look) => {
  const { value, error, busy, write } = useField(actor, campo);
  const places = [...near, ...(elsewhere?.places ?? [])];
  const at = places.findIndex(({ codigo }) => codigo === value);
  return (
    <LazyCombobox
      {...look}
      disabled={disabled || busy}
      options={places.map(({ descripcion }, id) => ({
        id,
        descripcion,
        ...(elsewhere !== undefined && id >= near.length && { note: elsewhere.note }),
      }))}
      value={at < 0 ? null : at}
      error={error}
      onChoose={(id) => write(id === null ? '' : (places[id]?.codigo ?? ''))}
    />
  );
};
