import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { placesIn } from '../../../domain/rules/contact/place';
import type { onboardingMachine } from '../../../machines/onboarding/onboarding.machine';
import { AddressForm } from '../../parts/contact/AddressForm';
import { AddressLayout } from '../../parts/contact/AddressLayout';
import { PhoneFields } from '../../parts/contact/PhoneFields';
import { placeWords } from '../../parts/contact/place-words';
import { FormEmailField } from '../../parts/form/FormEmailField';
import { FormPlaceField } from '../../parts/form/FormPlaceField';
import { contactTexts } from '../../texts/contact';
import { LockedField } from '../../ui/fields/LockedField';
import { Stack } from '../../ui/layout/Stack';
import { sampleCountry } from './sample-country';
import { onboardingTexts as words } from './texts';

export type OnboardingRef = ActorRefFrom<typeof onboardingMachine>;
type Contact = ReturnType<OnboardingRef['getSnapshot']>['context']['contacto'];
export interface StepProps {
  actor: OnboardingRef;
}

const Phones = ({ actor }: StepProps) => (
  <PhoneFields actor={actor} placeholder={words.marcador[actor.getSnapshot().context.variante]} />
);

const Places = ({ actor }: StepProps) => {
  const provincias = useSelector(actor, ({ context }) => context.provincias);
  const municipios = useSelector(actor, ({ context }) => context.municipios);
  const provincia = useSelector(actor, ({ context }) => context.borrador.provincia);
  const real = provincias !== null && municipios !== null;
  const country = real ? { provincias, municipios } : sampleCountry;
  const hint = real ? undefined : words.listaDeMuestra;
  return (
    <>
      <FormPlaceField
        actor={actor}
        campo="provincia"
        label={contactTexts.provincia}
        hint={hint}
        emptyLabel={contactTexts.elijaProvincia}
        places={country.provincias}
        words={placeWords}
      />
      <FormPlaceField
        actor={actor}
        campo="municipio"
        label={contactTexts.municipio}
        hint={hint}
        emptyLabel={provincia === '' ? contactTexts.antesProvincia : contactTexts.elijaMunicipio}
        places={placesIn(country.municipios, provincia)}
        disabled={provincia === ''}
        words={placeWords}
      />
    </>
  );
};

const Address = ({ actor }: StepProps) => <AddressForm actor={actor} places={<Places actor={actor} />} />;

type Told = Exclude<keyof NonNullable<Contact>, 'debeActualizarDatosContacto'>;

/** A read-only value. A value that failed to load may still be stored. */
const locked = (label: string, contact: Contact, field: Told) => (
  <LockedField label={label} value={contact === null ? contactTexts.sinLeer : contact[field] || contactTexts.sinDato} />
);

const LockedAddress = ({ contact, places }: { contact: Contact; places: ReactNode }) => (
  <AddressLayout
    places={places}
    calle={locked(contactTexts.calle, contact, 'calle')}
    noCasa={locked(contactTexts.noCasa, contact, 'noCasa')}
    apartamento={locked(contactTexts.apartamento, contact, 'apartamento')}
    edificio={locked(contactTexts.edificio, contact, 'edificio')}
    sector={locked(contactTexts.sector, contact, 'sector')}
  />
);

const FixedAddress = ({ actor }: StepProps) => {
  const contact = useSelector(actor, ({ context }) => context.contacto);
  return (
    <LockedAddress
      contact={contact}
      places={
        <>
          {locked(contactTexts.provincia, contact, 'provincia')}
          {locked(contactTexts.municipio, contact, 'municipio')}
        </>
      }
    />
  );
};

/** Disabled fields, since nothing could be saved; the lists can be opened. */
const Sample = ({ actor }: StepProps) => {
  const { paso, contacto, subsidiado } = useSelector(actor, ({ context }) => context);
  if (paso === 0)
    return (
      <>
        {locked(contactTexts.celular, contacto, 'telefonoCelular')}
        {locked(contactTexts.residencial, contacto, 'telefonoResidencial')}
      </>
    );
  if (paso === 2) return locked(contactTexts.correo, contacto, 'correoElectronico');
  if (subsidiado) return <FixedAddress actor={actor} />;
  return <LockedAddress contact={contacto} places={<Places actor={actor} />} />;
};

const Email = ({ actor }: StepProps) => (
  <FormEmailField actor={actor} campo="correo" label={contactTexts.correo} enterKeyHint="go" />
);

/** The fields of the current step. */
export const Fields = ({ actor }: StepProps) => {
  const paso = useSelector(actor, ({ context }) => context.paso);
  const fixed = useSelector(actor, ({ context }) => context.subsidiado);
  const sample = useSelector(actor, (snapshot) => snapshot.hasTag('soloLectura'));
  const Body = sample ? Sample : paso === 0 ? Phones : paso === 2 ? Email : fixed ? FixedAddress : Address;
  return (
    <Stack space={5}>
      <Body actor={actor} />
    </Stack>
  );
};
