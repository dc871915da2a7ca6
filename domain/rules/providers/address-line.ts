/** Street and municipality of a provider in one line; empty where neither is known. */
export const addressLine = ({ direccion, municipio }: { direccion: string; municipio: string }): string =>
  [direccion, municipio]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
