import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { onboardingMachine } from '../../../machines/onboarding/onboarding.machine';
import { EmailLine } from '../../parts/form/EmailLine';
import { MaskedLine } from '../../parts/form/MaskedLine';
import { PlaceLine } from '../../parts/form/PlaceLine';
import { TextLine } from '../../parts/form/TextLine';
import { placesIn } from '../../rules/contact/place';
import { sampleCountry } from '../../rules/contact/sample-country';
import { shellTexts } from '../../texts/shell';
import { LockedField } from '../../ui/fields/LockedField';
import { Halves } from '../../ui/layout/Halves';
import { Pair } from '../../ui/layout/Pair';
import { Stack } from '../../ui/layout/Stack';
import { onboardingTexts as words } from './texts';

export type OnboardingRef = ActorRefFrom<typeof onboardingMachine>;
type Contact = ReturnType<OnboardingRef['getSnapshot']>['context']['contacto'];
export interface StepProps {
  actor: OnboardingRef;
}

const Phones = ({ actor }: StepProps) => {
  const placeholder = words.marcador[actor.getSnapshot().context.variante];
  return (
    <>
      <MaskedLine
        actor={actor}
        campo="telefonoCelular"
        label={words.celular}
        placeholder={placeholder}
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
      />
      <MaskedLine
        actor={actor}
        campo="telefonoResidencial"
        label={words.residencial}
        placeholder={placeholder}
        inputMode="tel"
        autoComplete="home tel-national"
        enterKeyHint="next"
      />
    </>
  );
};

interface AddressProps {
  places: ReactNode;
  calle: ReactNode;
  noCasa: ReactNode;
  apartamento: ReactNode;
  edificio: ReactNode;
  sector: ReactNode;
}

const AddressLines = ({ places, calle, noCasa, apartamento, edificio, sector }: AddressProps) => (
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

const choice = { search: words.buscar, close: shellTexts.cerrar, none: words.sinResultados, more: words.hayMas };

const Places = ({ actor }: StepProps) => {
  const provincias = useSelector(actor, ({ context }) => context.provincias);
  const municipios = useSelector(actor, ({ context }) => context.municipios);
  const provincia = useSelector(actor, ({ context }) => context.borrador.provincia);
  const real = provincias !== null && municipios !== null;
  const country = real ? { provincias, municipios } : sampleCountry;
  const hint = real ? undefined : words.listaDeMuestra;
  return (
    <>
      <PlaceLine
        actor={actor}
        campo="provincia"
        label={words.provincia}
        hint={hint}
        emptyLabel={words.elijaProvincia}
        places={country.provincias}
        words={choice}
      />
      <PlaceLine
        actor={actor}
        campo="municipio"
        label={words.municipio}
        hint={hint}
        emptyLabel={provincia === '' ? words.antesProvincia : words.elijaMunicipio}
        places={placesIn(country.municipios, provincia)}
        disabled={provincia === ''}
        words={choice}
      />
    </>
  );
};

const Address = ({ actor }: StepProps) => (
  <AddressLines
    places={<Places actor={actor} />}
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

/** To be read, and not to be changed here. */
const locked = (label: string, value: string | undefined) => (
  <LockedField label={label} value={value || words.sinDato} />
);

const LockedAddress = ({ contact, places }: { contact: Contact; places: ReactNode }) => (
  <AddressLines
    places={places}
    calle={locked(words.calle, contact?.calle)}
    noCasa={locked(words.noCasa, contact?.noCasa)}
    apartamento={locked(words.apartamento, contact?.apartamento)}
    edificio={locked(words.edificio, contact?.edificio)}
    sector={locked(words.sector, contact?.sector)}
  />
);

const FixedAddress = ({ actor }: StepProps) => {
  const contact = useSelector(actor, ({ context }) => context.contacto);
  return (
    <LockedAddress
      contact={contact}
      places={
        <>
          {locked(words.provincia, contact?.provincia)}
          {locked(words.municipio, contact?.municipio)}
        </>
      }
    />
  );
};

/** Nothing is typed here that could not be saved; only the lists can be looked through. */
const Sample = ({ actor }: StepProps) => {
  const { paso, contacto, subsidiado } = useSelector(actor, ({ context }) => context);
  if (paso === 0)
    return (
      <>
        {locked(words.celular, contacto?.telefonoCelular)}
        {locked(words.residencial, contacto?.telefonoResidencial)}
      </>
    );
  if (paso === 2) return locked(words.correo, contacto?.correoElectronico);
  if (subsidiado) return <FixedAddress actor={actor} />;
  return <LockedAddress contact={contacto} places={<Places actor={actor} />} />;
};

const Email = ({ actor }: StepProps) => (
  <EmailLine actor={actor} campo="correo" label={words.correo} enterKeyHint="go" />
);

/** The fields of the step that is seen. */
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
