/** The map's host; the link's label names it. */
export const directionsHost = 'www.google.com';

interface Placed {
  nombre: string;
  direccion: string;
  municipio: string;
}

/** A map link to the provider; null if its address is unknown. */
export const directionsTo = ({ nombre, direccion, municipio }: Placed): string | null => {
  if (direccion.trim() === '') return null;
  const place = [nombre, direccion, municipio, 'República Dominicana'].map((part) => part.trim());
  const query = place
    .filter((part) => part !== '')
    .join(', ')
    .replace(/\p{Cs}/gu, ' ');
  return `https://${directionsHost}/maps/search/?api=1&query=${encodeURIComponent(query)}`;
};
