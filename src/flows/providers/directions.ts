/** Whose map it is; the link says so before it is pressed. */
export const directionsHost = 'www.google.com';

interface Placed {
  nombre: string;
  direccion: string;
  municipio: string;
}

/** Where a provider is, on a map; null where no address is known. */
export const directionsTo = ({ nombre, direccion, municipio }: Placed): string | null => {
  if (direccion.trim() === '') return null;
  const place = [nombre, direccion, municipio, 'República Dominicana'].map((part) => part.trim());
  const query = place
    .filter((part) => part !== '')
    .join(', ')
    .replace(/\p{Cs}/gu, ' ');
  return `https://${directionsHost}/maps/search/?api=1&query=${encodeURIComponent(query)}`;
};
