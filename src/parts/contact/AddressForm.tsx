import type { ReactNode } from 'react';
import { contactTexts as words } from '../../texts/contact';
import type { Line } from '../form/line';
import { TextLine } from '../form/TextLine';
import { AddressLines } from './AddressLines';

interface Props {
  actor: Line<'calle' | 'noCasa' | 'apartamento' | 'edificio' | 'sector', string>['actor'];
  /** The place fields, above the street. */
  places: ReactNode;
}

export const AddressForm = ({ actor, places }: Props) => (
  <AddressLines
    places={places}
    calle={
      <TextLine actor={actor} campo="calle" label={words.calle} autoComplete="address-line1" enterKeyHint="next" />
    }
    noCasa={<TextLine actor={actor} campo="noCasa" label={words.noCasa} enterKeyHint="next" />}
    apartamento={
      <TextLine
        actor={actor}
        campo="apartamento"
        label={words.apartamento}
        optional={words.opcional}
        enterKeyHint="next"
      />
    }
    edificio={
      <TextLine actor={actor} campo="edificio" label={words.edificio} optional={words.opcional} enterKeyHint="next" />
    }
    sector={
      <TextLine actor={actor} campo="sector" label={words.sector} autoComplete="address-level3" enterKeyHint="next" />
    }
  />
);
