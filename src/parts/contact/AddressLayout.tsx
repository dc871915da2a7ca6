import type { ReactNode } from 'react';
import { Halves } from '../../ui/layout/Halves';
import { Pair } from '../../ui/layout/Pair';

interface Props {
  places: ReactNode;
  calle: ReactNode;
  noCasa: ReactNode;
  apartamento: ReactNode;
  edificio: ReactNode;
  sector: ReactNode;
}

/** Lays out the fields of an address. */
export const AddressLayout = ({ places, calle, noCasa, apartamento, edificio, sector }: Props) => (
  <Halves>
    {places}
    {calle}
    <Pair>
      {noCasa}
      {apartamento}
    </Pair>
    {edificio}
    {sector}
  </Halves>
);
