import { routes } from '../../../domain/rules/access/routes';
import { formatFilters } from '../../../domain/rules/lists/filters';
import { addressLine } from '../../../domain/rules/providers/address-line';
import { noProviderWords, providerFilterKinds } from '../../../domain/rules/providers/provider-filters';

interface Provider {
  codigoPrestador: string;
  nombre: string;
  especialidad: string;
  direccion: string;
  municipio: string;
  telefono: string;
}

/** The address of the page with this provider only. */
export const providerAddress = (prestador: string): string =>
  routes.providers.path + formatFilters({ ...noProviderWords, prestador, pagina: 1, filas: 5 }, providerFilterKinds);

/** The text to share a provider; contains nothing about the sharing member. */
export const sharedProvider = (provider: Provider) => {
  const { codigoPrestador, nombre, especialidad, telefono } = provider;
  const lines = [nombre, especialidad, addressLine(provider), telefono].map((line) => line.trim());
  return {
    title: nombre,
    text: lines.filter((line) => line !== '').join('\n'),
    path: providerAddress(codigoPrestador),
  };
};
