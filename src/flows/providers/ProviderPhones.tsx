import { TextAnchor } from '../../ui/actions/TextAnchor';
import { callablePhones } from './callable-phones';
import { providersTexts as words } from './texts';

/** Dominican numbers as links; anything else as text. */
export const ProviderPhones = ({ nombre, telefono }: { nombre: string; telefono: string }) => {
  const phones = callablePhones(telefono);
  if (phones.length === 0) return telefono;
  return phones.map(({ texto, llamar }) => (
    <TextAnchor key={texto} href={llamar} aria-label={words.llamarA(nombre, texto)}>
      {texto}
    </TextAnchor>
  ));
};
