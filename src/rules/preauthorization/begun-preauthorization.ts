import type { Applying } from '../requests/applying';
import { emptyPreauthorization, type PreauthorizationDraft } from './preauthorization-draft';
import { nssAt } from './written-preauthorization';

interface Known {
  solicitante: Applying;
  nss: Readonly<Record<string, string>>;
}

/** What is known of the member stands in the form already; who can only ask for themselves does not choose. */
export const begunPreauthorization = (known: Known | null): PreauthorizationDraft => {
  if (known === null) return emptyPreauthorization;
  const { solicitante, nss } = known;
  const afiliado = solicitante.afiliados.length === 1 ? '0' : '';
  return {
    ...emptyPreauthorization,
    afiliado,
    nss: nssAt({ afiliados: solicitante.afiliados, nss }, afiliado),
    correo: solicitante.correo,
  };
};
