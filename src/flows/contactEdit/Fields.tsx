import { useSelector } from '@xstate/react';
import { placesIn } from '../../../domain/rules/contact/place';
import { offeredProvinces } from '../../../machines/contactEdit/profile-form';
import { AddressForm } from '../../parts/contact/AddressForm';
import { PhoneFields } from '../../parts/contact/PhoneFields';
import { placeWords } from '../../parts/contact/place-words';
import { FormEmailField } from '../../parts/form/FormEmailField';
import { FormPlaceField } from '../../parts/form/FormPlaceField';
import { contactTexts } from '../../texts/contact';
import { Alert } from '../../ui/blocks/Alert';
import { FactGrid } from '../../ui/blocks/FactGrid';
import { Halves } from '../../ui/layout/Halves';
import type { ViewProps } from './contact-ref';
import { contactEditTexts as words } from './texts';

export const PersonFields = ({ actor }: ViewProps) => {
  const { propio } = actor.getSnapshot().context;
  return (
    <Halves>
      <PhoneFields actor={actor} placeholder={words.marcador} />
      <FormEmailField
        actor={actor}
        campo="correo"
        label={contactTexts.correo}
        {...(propio ? { hint: words.correoPropio } : {})}
        enterKeyHint="next"
      />
    </Halves>
  );
};

const PlaceFields = ({ actor }: ViewProps) => {
  const regiones = useSelector(actor, ({ context }) => context.regiones) ?? [];
  const provincias = useSelector(actor, ({ context }) => context.provincias) ?? [];
  const municipios = useSelector(actor, ({ context }) => context.municipios) ?? [];
  const region = useSelector(actor, ({ context }) => context.borrador.region);
  const provincia = useSelector(actor, ({ context }) => context.borrador.provincia);
  const here = offeredProvinces(provincias, region);
  return (
    <>
      <FormPlaceField
        actor={actor}
        campo="region"
        label={words.region}
        emptyLabel={words.elijaRegion}
        places={regiones}
        words={placeWords}
      />
      <FormPlaceField
        actor={actor}
        campo="provincia"
        label={contactTexts.provincia}
        emptyLabel={contactTexts.elijaProvincia}
        places={here}
        elsewhere={{ places: provincias.filter((province) => !here.includes(province)), note: words.otraRegion }}
        words={placeWords}
      />
      <FormPlaceField
        actor={actor}
        campo="municipio"
        label={contactTexts.municipio}
        emptyLabel={provincia === '' ? contactTexts.antesProvincia : contactTexts.elijaMunicipio}
        places={placesIn(municipios, provincia)}
        disabled={provincia === ''}
        words={placeWords}
      />
    </>
  );
};

/** The stored address, read-only. */
const FixedAddress = ({ actor }: ViewProps) => {
  const contact = useSelector(actor, ({ context }) => context.contacto);
  const fact = (label: string, value = '') => ({ label, value: value.trim() || contactTexts.sinDato });
  return (
    <FactGrid
      facts={[
        fact(words.region, contact?.region),
        fact(contactTexts.provincia, contact?.provincia),
        fact(contactTexts.municipio, contact?.municipio),
        fact(contactTexts.calle, contact?.calle),
        fact(contactTexts.noCasa, contact?.noCasa),
        fact(contactTexts.apartamento, contact?.apartamento),
        fact(contactTexts.edificio, contact?.edificio),
        fact(contactTexts.sector, contact?.sector),
      ]}
    />
  );
};

export const AddressFields = ({ actor }: ViewProps) => {
  const subsidised = useSelector(actor, ({ context }) => context.subsidiado);
  const listed = useSelector(
    actor,
    ({ context }) => context.regiones !== null && context.provincias !== null && context.municipios !== null,
  );
  if (subsidised)
    return (
      <>
        <Alert tone="informacion" lasting>
          <p>{contactTexts.subsidiado}</p>
        </Alert>
        <FixedAddress actor={actor} />
      </>
    );
  if (!listed) return <FixedAddress actor={actor} />;
  return <AddressForm actor={actor} places={<PlaceFields actor={actor} />} />;
};
