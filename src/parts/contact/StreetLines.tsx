import { contactTexts as words } from '../../texts/contact';
import { Pair } from '../../ui/layout/Pair';
import type { Line } from '../form/line';
import { TextLine } from '../form/TextLine';

type Street = Line<'calle' | 'noCasa' | 'apartamento' | 'edificio' | 'sector', string>;

/** An address below its municipality. */
export const StreetLines = ({ actor }: Pick<Street, 'actor'>) => (
  <>
    <TextLine actor={actor} campo="calle" label={words.calle} autoComplete="address-line1" enterKeyHint="next" />
    <Pair>
      <TextLine actor={actor} campo="noCasa" label={words.noCasa} enterKeyHint="next" />
      <TextLine
        actor={actor}
        campo="apartamento"
        label={words.apartamento}
        optional={words.opcional}
        enterKeyHint="next"
      />
    </Pair>
    <TextLine actor={actor} campo="edificio" label={words.edificio} optional={words.opcional} enterKeyHint="next" />
    <TextLine actor={actor} campo="sector" label={words.sector} autoComplete="address-level3" enterKeyHint="next" />
  </>
);
