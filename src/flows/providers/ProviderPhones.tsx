import { TextAnchor } from '../../ui/actions/TextAnchor';
import { callablePhones } from './callable-phones';
import { providersTexts as words } from './texts';

/** Each number is called by a tap; what is no number of the country is only read. */
export const ProviderPhones = ({ nombre, telefono }: { nombre: string; telefono: string }) => {
  const phones = callablePhones(telefono);
  if (phones.length === 0) return telefono;
  return phones.map(({ texto, llamar }) => (
    <TextAnchor key={texto} href={llamar} aria-label={words.llamarA(nombre, texto)}>
      {texto}
    </TextAnchor>
  ));
};
