import type { ReactNode } from 'react';
import { contactTexts as words } from '../../texts/contact';
import { FormTextField } from '../form/FormTextField';
import type { FieldProps } from '../form/field-props';
import { AddressLayout } from './AddressLayout';

interface Props {
  actor: FieldProps<'calle' | 'noCasa' | 'apartamento' | 'edificio' | 'sector', string>['actor'];
  /** The place fields, above the street. */
  places: ReactNode;
}

export const AddressForm = ({ actor, places }: Props) => (
  <AddressLayout
    places={places}
    calle={
      <FormTextField actor={actor} campo="calle" label={words.calle} autoComplete="address-line1" enterKeyHint="next" />
    }
    noCasa={<FormTextField actor={actor} campo="noCasa" label={words.noCasa} enterKeyHint="next" />}
    apartamento={
      <FormTextField
        actor={actor}
        campo="apartamento"
        label={words.apartamento}
        optional={words.opcional}
        enterKeyHint="next"
      />
    }
    edificio={
      <FormTextField
        actor={actor}
        campo="edificio"
        label={words.edificio}
        optional={words.opcional}
        enterKeyHint="next"
      />
    }
    sector={
      <FormTextField
        actor={actor}
        campo="sector"
        label={words.sector}
        autoComplete="address-level3"
        enterKeyHint="next"
      />
    }
  />
);
